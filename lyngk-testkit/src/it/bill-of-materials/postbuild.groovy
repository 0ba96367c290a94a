// What arrives with a module is exactly what its bill of materials lists, in the same versions.

import groovy.json.JsonSlurper

for (module in ['lyngk-core', 'lyngk-notation', 'lyngk-testkit']) {
    def bill = new File(basedir, "../../../../$module/target/bom.json")
    assert bill.exists(), "$module has no bill of materials, which Maven does not make offline"
    def told = new JsonSlurper().parse(bill).components.collect { "$it.group:$it.name:$it.version".toString() } as TreeSet
    def arrived = new File(basedir, "target/${module}.txt").readLines()
            .findResults { line -> (line =~ /(\S+):(\S+):jar:(\S+):(?:compile|runtime)/).with { it ? it[0][1..3].join(':') : null } }
            .findAll { !it.startsWith("io.github.lyngk:$module:") } as TreeSet
    assert arrived.any { it.startsWith('com.google.guava:guava:') }
    assert arrived == told, "the bill of materials of $module tells other things than arrive"
}
