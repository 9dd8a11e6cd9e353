/**
 * A load of its own process: `node load.mjs '{"url": …, "seconds": …}'` says what came of it as JSON. The times are
 * taken from each answer, since autocannon's own are whole milliseconds.
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
    p50: at(0.5),
    p99: at(0.99),
    bytes: result.throughput.average,
    failed: result.errors + result.timeouts + result.non2xx,
  }),
);
