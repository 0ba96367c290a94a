// Every contract ran, the selected test alone, and the null bot failed with its name.

def report(name) { new groovy.xml.XmlSlurper().parse(new File(basedir, "target/surefire-reports/TEST-org.example.${name}.xml")) }

assert report('NestedBotsTest$FirstMove').@tests == 6
assert report('NestedBotsTest$LastMove').@tests == 6
assert report('InjectedBotTest').@tests == 7
assert report('InjectedBotTest-selected').testcase*.@name*.text() == ['answersEveryQuestion(CheckReport)']
assert report('NullBot').testcase.size() == 6
assert report('NullBot').testcase.every { it.'**'.any { node -> node.@message == 'NullBot.bot() is null' } }
