/**
 * One client that sends requests as fast as they are answered, for some `seconds` or until it has sent `count`:
 * `node flood.mjs '{"port": …, "requests": […]}'` prints the number of responses by status as JSON. `{n}` in a path or body
 * is replaced by the number of the request.
 */
import http from 'node:http';
import os from 'node:os';

const {
  port,
  localAddress,
  seconds,
  count = Infinity,
  connections,
  requests,
  headers,
} = JSON.parse(process.argv[2] ?? '{}');

// The attacker's own machine: its work is not the server's.
os.setPriority(os.constants.priority.PRIORITY_LOW);

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const endsAt = Date.now() + seconds * 1000;
/** @type {Record<string, number>} */
const statuses = {};
let sent = 0;

/** @param {string} text */
const number = (text) => text.replaceAll('{n}', `${process.pid}${sent}`);

/** @returns {Promise<void>} */
function sendNext() {
  const { path, method = 'GET', body } = requests[(sent += 1) % requests.length];
  return new Promise((resolve) => {
    const record = (/** @type {string | number} */ status) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    const content = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const request = http.request(
      { host: '127.0.0.1', port, localAddress, agent, method, path: number(path), headers: { ...headers, ...content } },
      (response) => {
        response.resume();
        response.on('close', () => record(response.statusCode ?? 0));
      },
    );
    request.on('error', () => record('failed'));
    request.end(body === undefined ? undefined : number(JSON.stringify(body)));
  });
}

async function repeat() {
  while (sent < count && Date.now() < endsAt) await sendNext();
}

await Promise.all(Array.from({ length: connections }, repeat));
agent.destroy();
console.log(JSON.stringify(statuses));
