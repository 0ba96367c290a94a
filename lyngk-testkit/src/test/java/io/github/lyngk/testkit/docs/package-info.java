/** The examples that the documentation shows, and the tests that keep its pages true. */
@NullMarked
package io.github.lyngk.testkit.docs;

import org.jspecify.annotations.NullMarked;
