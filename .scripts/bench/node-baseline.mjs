/** The upper bound for a Node server: `node:http` with prepared headers and bodies, read from a file. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port] = process.argv.slice(2);
/** @type {Record<string, { headers: string[], body: string }>} */
const recorded = JSON.parse(readFileSync(file, 'utf8'));
const responses = new Map(
  Object.entries(recorded).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

createServer((request, response) => {
  const recordedResponse = responses.get(request.url ?? '');
  if (!recordedResponse) {
    response.end();
    return;
  }
  response.writeHead(200, recordedResponse.headers);
  response.end(recordedResponse.body);
}).listen(Number(port), '127.0.0.1');
