// Checks that every contract ran, that the selected test ran alone, and that the failure of NullBot names it.

def tests(report) { new groovy.xml.XmlSlurper().parse(new File(basedir, "target/surefire-reports/TEST-org.example.${report}.xml")).testcase }

assert tests('NestedBotsTest').countBy { it.@classname.text() } ==
        ['org.example.NestedBotsTest$FirstMove': 7, 'org.example.NestedBotsTest$LastMove': 7]
assert tests('InjectedBotTest').size() == 8
assert tests('InjectedBotTest-selected')*.@name*.text() == ['answersEveryQuestion(CheckReport)']
assert tests('NullBot').size() == 7
assert tests('NullBot').every { it.error.@message == 'NullBot.bot() is null' }
