package io.github.lyngk.testkit.texts;

import static io.github.lyngk.testkit.texts.RecordFrame.each;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is said about turns in records: numeric annotations, comments and variations, and the order of them. */
final class AnnotationTexts {
    private static final String[] SIGNS = TextList.of(
            "!^?^!!^??^!?^?!^!!!^???^!?!^?!?^! !^! ?^!! ??^!$1^$1!^$1$2^$1 $2^$5 !?^!? $5^$1 !^! $1^$^$ 1^$-1^$+1",
            "$1.^$1.0^$a^$1a^$0x1^$00^$01^$007^$099^$255^$0255^$0000^$0001^$256^$257^$260^$300^$511^$512^$999",
            "$1000^$65536^$65791^$4294967297^$\u0661^$\uff11^$\u2460^$\u00b9^$\u0967\u0967^#1^\uff01^\u203c",
            "\u2049^\u00a1^+-^=^\u00b1^N^D^+^#^\u20ac1^!{x}^!(1. e2-e1)^!;x\n^$3{x}^$3(1. e2-e1)^{x}!^{x} !",
            "(1. e2-e1) !^(1. e2-e1)$7^!\n^\n!^! {x} $5 (1. e2-e1) {y} ! $5 {y}^! ! !^$0 $0");
    private static final String[] COMMENTS = TextList.of(
            "{x}^{ x }^{\tx}^{x\t}^{a\tb}^{}^{ }^{  }^{x^x}^}^{^{{}^{{x}}^{{x}^{x}}^{x}{y}^{x} {y}^{x} {x}",
            "{y} {} {y}^{a\nb}^{\n}^{a\n^{a\r\nb}^{a\rb}^{a\n\nb}^;x\n^; x \n^;\n^; \n^;^;x^;x\n\n^;x\r^;x\r\n",
            ";;\n^; ; ;\n^;{x}\n^;{x\n^;x}\n^; a } b\n^; } \n^;}{\n^;x\n;y\n^;x\n{y}^{y} ;x\n^;x\n ;y\n^{;x}",
            "{; a}^{(}^{)}^{ (x) }^{[x]}^{\n[Event \"x\"]\n}^{\\}}^{\\}^{\\\\}^{\"}^{\\\"x\\\"}^{a  b}",
            "{a \u00a0 b}^{e1-e2}^{1-0}^{*}^{!}^{$1}^{1.}^{--}^{%}^{\u00e4}^{e\u0301}^{\u00e9}^{\ud83c\udfb2}",
            "{\ud83c}^{\udfb2}^{\udfb2\ud83c}^;\ud83c\n^{\u00a0x\u00a0}^{\u3000x\u3000}^{\u2003x}^{\u200bx\u200b}",
            "{\ufeffx}^{\u2028}^{a\u2028b}^{a\u2029b}^;a\u2028b\n^;a\u0085b\n^{\ufffd}^{\uffff}^{\u202e}^{\uff0d}",
            "{&amp;}^{<x>}^{a;b}^; a;b\n^{ x}{y }^{X}^%x\n^// x\n^# x\n^<x>^[x]^'x'^\"x\"^/*x*/^\uff5bx\uff5d",
            "{x}\n\n{y}^{x}.^{x},^; a } b^{ ;}^{;}^;x { y\n");
    private static final String[] VARIATIONS = TextList.of(
            "()^( )^(\n)^({x})^({x} {y})^({})^(;x\n)^( {x} )^(1. e2-e1)^(1. e2-e1 )^( 1. e2-e1)^(\n1. e2-e1\n)",
            "(1. e2-e1) (1. e2-e3)^(1. e2-e1)(1. e2-e3)^(1. e2-e1) (1. e2-e1)^((1. e2-e1))^(1. e2-e1 (1. e2-e3))",
            "(1. e2-e1 (1. e2-e3) e5-e4)^(1. e2-e1 e5-e4 (1... e4-e5) 2. e4-e3)",
            "(1. e2-e1 (1. e2-e3 (1. e3-e4) e5-e4) {x} (1. e3-e2))^(1. e2-e1 (1... e5-e4))^(1. e2-e1 e5-e4)",
            "(1. e2-e1 1... e5-e4)^(1. e2-e1^1. e2-e1)^(1. e2-e1))^((1. e2-e1)^)^(^)(^(1. e1-e2)^(1. e1-a1)",
            "(1. a1-e1)^(1. e6-e5)^(1. e2-e1 e2-e1)^(1... e5-e4)^(e5-e4)^(2. e5-e4)^(2. e2-e1)^(e2-e1)",
            "(1. e2-e1 *)^(1. e2-e1 1-0)^(*)^(1-0)^({x} 1. e2-e1)^({x} {y} 1. e2-e1 {z})^(;x\n1. e2-e1)",
            "(1. e2-e1 ;x\n)^(1. e2-e1 ; a } b\n)^(1. e2-e1 ;x)^(1. {x} e2-e1)^(1. e2-e1!)^(1. e2-e1 !)",
            "(1. e2-e1 $7 {x})^(!)^($1)^(! 1. e2-e1)^(1. e2-e1)!^(1. e2-e1){x}^{x}(1. e2-e1)^(1. e2-e1) {x}",
            "(1. e2-e1) {x} (1. e2-e3)^{x} (1. e2-e1) {y}^(1.)^(1. )^(1. {x})^(--)^(1. --)^[1. e2-e1]^{1. e2-e1}",
            "<1. e2-e1>^\uff081. e2-e1\uff09^(1. R:e1-e2)^(1. J:e1-e2)^(1. e2-e1+)^(1. e2-e1#)",
            "(1. e2-e1 e5-e4 2. e4-e3)^() ()^() (1. e2-e1) ()^(1. e2-e1 ())^(1. e2-e1 () {x} ())^(x)^(1. e2)");

    /** Where something said can stand, in the right places and in wrong ones. */
    private static final String[] PLACES = TextList.of(
            "1. e1-e2 @ e5-e4 *^1. e1-e2@ e5-e4 *^1. e1-e2 @*^@ 1. e1-e2 *^@1. e1-e2 *^1. @ e1-e2 *^1. e1-e2 * @",
            "1. e1-e2 *@^1. e1-e2 {z} @ *^1. e1-e2! @ *^1. e1-e2 (@ 1. e2-e1) *^1. e1-e2 (1. e2-e1 @) *",
            "1. e1-e2 (1. e2-e1) @ e5-e4 *^@ *^* @^1. e1-e2 e5-e4 @ 2. e4-e3 *^1. e1-e2 (@) *");

    private AnnotationTexts() {}

    static Stream<Probe> all() {
        return Stream.of(
                        places("the annotation", SIGNS),
                        places("the comment", COMMENTS),
                        places("the variation", VARIATIONS),
                        numbers(),
                        controls(),
                        secondVariations())
                .flatMap(probes -> probes);
    }

    private static Stream<Probe> places(String sort, String... fillings) {
        return Arrays.stream(PLACES).flatMap(place -> each(sort, RecordFrame.PLAIN, place, fillings));
    }

    private static Stream<Probe> numbers() {
        String[] all =
                IntStream.rangeClosed(0, 300).mapToObj(number -> "$" + number).toArray(String[]::new);
        return Stream.concat(
                each("the annotation", RecordFrame.PLAIN, "1. e1-e2 @ *", all),
                each("the annotation", RecordFrame.PLAIN, "1. e1-e2@ *", "$1", "$14", "$255", "$256"));
    }

    /** Control characters and their neighbours, which no comment holds. */
    private static Stream<Probe> controls() {
        return IntStream.concat(IntStream.rangeClosed(0, ' '), IntStream.rangeClosed('~', 0xa1))
                .mapToObj(Character::toString)
                .flatMap(character -> Stream.concat(
                        each("the character", RecordFrame.PLAIN, "1. e1-e2 {a@b} *", character),
                        each("the character", RecordFrame.PLAIN, "1. e1-e2 ;a@b\n*", character)));
    }

    /** Variations of the second player, and of a second player who starts. */
    private static Stream<Probe> secondVariations() {
        List<String> own = new ArrayList<>();
        for (String variation : VARIATIONS) {
            own.add(variation.replace("1. e2-e1", "1... e4-e5"));
        }
        String[] fillings = own.toArray(String[]::new);
        return Stream.concat(
                each("the variation", RecordFrame.PLAIN, "1. e1-e2 e5-e4 @ *", fillings),
                each("the variation", RecordFrame.PLAIN_SECOND, "1... e5-e4 @ 2. e1-e2 *", fillings));
    }
}
