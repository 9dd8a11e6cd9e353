import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { panelHeaders } from '../../../test/panel';

test('the server loads no files from URLs, not even of its own network', async () => {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  const headers = { ...(await panelHeaders()), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ urls: [`http://0.0.0.0:${port}/pint.png`, `http://127.0.0.1:${port}/pint.png`] });
  const url = `${inject('api').url}/upload/actions/upload-from-urls`;
  const stream = await (await fetch(url, { method: 'POST', headers, body })).text();
  expect(stream.match(/event: file:error/g)).toHaveLength(2);
  expect(stream).toContain('The server does not load files from URLs');
  expect(stream).not.toContain('file:complete');
  expect(requests).toEqual([]);
});
