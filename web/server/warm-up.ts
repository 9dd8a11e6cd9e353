/**
 * Imported first. Node calls `process.nextTick` three or four times per request, and in Node 20 V8 specializes it by its
 * first calls: before it is compiled, the queue's number fields change their representation, and after a second object
 * shape it keeps the slow path (440 ns per call instead of 60). Calling it until it is compiled prevents that: in A/B runs of
 * the built edge, cached responses took more CPU time without it.
 */
const callsUntilCompiled = 50_000;

const noop = () => {};
for (let calls = 0; calls < callsUntilCompiled; calls += 1) process.nextTick(noop);
