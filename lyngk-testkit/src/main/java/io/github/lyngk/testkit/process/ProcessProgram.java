package io.github.lyngk.testkit.process;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.remote.RemoteProgram;
import java.time.Duration;

/** What engines and bots in child processes have in common. */
abstract sealed class ProcessProgram implements RemoteProgram permits ProcessEngine, ProcessBot {

    final ProtocolClient client;

    ProcessProgram(ProtocolClient client) {
        this.client = client;
    }

    @Override
    public final String name() {
        return client.name();
    }

    @Override
    public final ImmutableSet<Variant> variants() {
        return client.facts().variants();
    }

    @Override
    public final void patience(Duration time) {
        client.patience(time);
    }

    @Override
    public final void ready() {
        client.ready();
    }

    @Override
    public final ImmutableList<String> exchanges() {
        return client.exchanges();
    }

    @Override
    public final void close() {
        client.close();
    }
}
