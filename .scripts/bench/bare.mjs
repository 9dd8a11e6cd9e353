/** The least that Node can do: answers each path with the bytes and headers written down in a file. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port] = process.argv.slice(2);
/** @type {Record<string, { headers: string[], body: string }>} */
const written = JSON.parse(readFileSync(file, 'utf8'));
const answers = new Map(
  Object.entries(written).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.end();
    return;
  }
  response.writeHead(200, answer.headers);
  response.end(answer.body);
}).listen(Number(port), '127.0.0.1');
