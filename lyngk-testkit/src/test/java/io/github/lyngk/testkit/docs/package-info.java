/** The examples that the documentation shows, and the tests that run them. */
@NullMarked
package io.github.lyngk.testkit.docs;

import org.jspecify.annotations.NullMarked;
