/**
 * The load generator without wrk: `node load.mjs '{"url": …, "seconds": …}'` prints the result as JSON. Latencies are
 * recorded per response, because autocannon's histogram has a resolution of one millisecond.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve(import.meta.dirname, '../../web/package.json'));
/** @type {typeof import('./autocannon').default} */
const autocannon = require('autocannon');

const { url, seconds, connections, headers } = JSON.parse(process.argv[2] ?? '{}');

/** @type {number[]} */
const times = [];
const load = autocannon({ url, duration: seconds, connections, headers });
load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
const result = await load;

times.sort((a, b) => a - b);
const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
console.log(
  JSON.stringify({
    rate: times.length / result.duration,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    bytes: result.throughput.average,
    failed: result.errors + result.timeouts + result.non2xx,
  }),
);
