/** As flood.lua, for machines without wrk: `node flood.mjs <site> <file of addresses>`. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const [site = '', file = ''] = process.argv.slice(2);
const connections = 32;
const addresses = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** @type {Record<string, number>} */
const statuses = {};

const statusOf = (/** @type {string} */ address) =>
  new Promise((resolve) => {
    get(site + address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    }).on('error', () => resolve('none'));
  });

async function askAll() {
  for (let address = addresses.pop(); address; address = addresses.pop()) {
    const status = await statusOf(address);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: connections }, askAll));
agent.destroy();
console.log(JSON.stringify(statuses));
