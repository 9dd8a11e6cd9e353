/** Like unique-url-load.lua, for machines without wrk: `node unique-url-load.mjs <site> <file of URLs>`. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const [site = '', file = ''] = process.argv.slice(2);
const connections = 32;
const urls = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
/** @type {Record<string, number>} */
const statuses = {};

const statusOf = (/** @type {string} */ url) =>
  new Promise((resolve) => {
    get(site + url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', () => resolve('none'));
  });

async function requestAll() {
  for (let url = urls.pop(); url; url = urls.pop()) {
    const status = await statusOf(url);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: connections }, requestAll));
agent.destroy();
console.log(JSON.stringify(statuses));
