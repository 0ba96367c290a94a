package io.github.lyngk.notation.boardspace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ActionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start P0         | Start[seat=P0]",
                "0 Start P1       | Start[seat=P1]",
                "Start P-1        | Start[seat=P0]",
                "Pick N           | PickColor[color=BLACK]",
                "Pick R           | PickColor[color=RED]",
                "Pick B           | PickColor[color=BLUE]",
                "Pick G           | PickColor[color=GREEN]",
                "Pick I           | PickColor[color=IVORY]",
                "Pick F           | PickClaim[seat=P0]",
                "Drop S           | DropClaim[seat=P1]",
                "Drop N           | DropColor[color=BLACK]",
                "Claim R S        | ClaimColor[color=RED, seat=P1]",
                "12 PickB A 1 0   | PickStack[point=a1]",
                "Dropb I 1        | DropStack[point=i1]",
                "Move A 1 B 2     | MoveStack[from=a1, to=b2]",
                "3 Done           | DONE",
                "Pass             | PASS",
                "Resign           | RESIGN",
                "WinOnTime        | WIN_ON_TIME",
                "LoseOnTime       | LOSE_ON_TIME",
                "Edit             | EDIT",
                "id \"ada\"       | FACT",
                "time 0:10        | FACT",
                "ranking 1        | FACT",
                "country x        | FACT",
                "''               | Unknown[numbered=false]",
                "7                | Unknown[numbered=true]",
                "shoe size        | Unknown[numbered=false]",
                "7 shoe size      | Unknown[numbered=true]",
                "start            | Unknown[numbered=true]",
                "claim R          | Unknown[numbered=true]",
                "pick             | Unknown[numbered=true]",
                "drop             | Unknown[numbered=true]",
                "pickb A          | Unknown[numbered=true]",
                "move A 1 B       | Unknown[numbered=true]",
                "move A 1 Z 2     | Unknown[numbered=true]",
            })
    void everyActionIsRead(String value, String action) {
        assertThat(Action.parse(value)).hasToString(action);
    }

    @ParameterizedTest
    @EnumSource
    void everySeatHasAnother(Seat seat) {
        assertThat(seat.other()).isNotEqualTo(seat);
        assertThat(seat.other().other()).isEqualTo(seat);
    }

    @ParameterizedTest
    @CsvSource({
        "Mon Jan 05 10:00:00 PST 2015, 2015.01.05",
        "Sep 9 2020, 2020.09.09",
        "Oct 10 2020, 2020.10.10",
        "Dec 31 1999, 1999.12.31",
        "at noon Feb 3 x 2021, 2021.02.03",
        "Jan 123 2015, Jan 123 2015",
        "Jan x 2015, Jan x 2015",
        "Jan 5 20150, Jan 5 20150",
        "Jan 5 201, Jan 5 201",
        "2015 Jan, 2015 Jan",
        "jan 5 2015, jan 5 2015",
    })
    void datesOfTheServerBecomeDatesOfRecords(String date, String converted) {
        assertThat(ServerDate.convert(date)).isEqualTo(converted);
    }
}
