package io.github.lyngk.testkit.docs;

import com.google.common.collect.*;
import io.github.lyngk.core.*;
import io.github.lyngk.notation.*;
import java.io.*;
import java.util.*;

class Tour {
    public static void main(String[] args) throws IOException {
        // Any of the examples.
    }
}
