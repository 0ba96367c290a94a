Besides the module that it is named after, this jar bundles:

<#list dependencyMap as entry>
${entry.key.groupId}:${entry.key.artifactId}:${entry.key.version} (${entry.key.name}), ${entry.value?join(", ")}
</#list>
