import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { imageFile } from '../../../test/files';
import { callPanel } from '../../../test/panel';

test('the server loads no files from URLs, not even of its own network', async () => {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  const urls = [`http://0.0.0.0:${port}/pint.png`, `http://127.0.0.1:${port}/pint.png`];
  const { text: stream } = await callPanel('POST', '/upload/actions/upload-from-urls', { urls });
  expect(stream.match(/event: file:error/g)).toHaveLength(2);
  expect(stream).toContain('The server does not load files from URLs');
  expect(stream).not.toContain('file:complete');
  expect(requests).toEqual([]);
});

type Stored = { name: string; width: number; url: string };

/** Each file with the name that the dialog has for it. */
async function uploadInPanel(files: [file: File, name: string][]): Promise<Stored[]> {
  const body = new FormData();
  for (const [file] of files) body.append('files', file);
  for (const [, name] of files) body.append('fileInfo', JSON.stringify({ name, folder: null }));
  const response = await callPanel<Stored[]>('POST', '/upload', body);
  expect(response.status).toBe(201);
  return response.body;
}

const images = ['I.png', 'I.png', 'b.png', 'I.png'];

test.each([
  [images, images, ['I.png', 'I (2).png', 'b.png', 'I (3).png']],
  [
    ['a.png', 'b.png'],
    ['Terrace', 'b.png'],
    ['Terrace.png', 'b.png'],
  ],
  [
    ['a.png', 'b.png'],
    ['b.png', 'a.png'],
    ['b.png', 'a.png'],
  ],
])('of the files %j, named %j in the dialog, each is stored, as %j', async (sent, named, expected) => {
  const files = await Promise.all(sent.map((name, index) => imageFile(name, 'png', 20 + index, 10)));
  const stored = await uploadInPanel(files.map((file, index) => [file, named[index] ?? '']));
  expect(stored.map(({ name }) => name)).toEqual(expected);
  // Each width is that of one file.
  expect(stored.map(({ width }) => width).sort()).toEqual(sent.map((_, index) => 20 + index));
});

test('an SVG in UTF-16, as Illustrator saves it, is stored in UTF-8', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>Kölsch 金山</title><path d="M0 0h4v4z"/></svg>';
  const bytes = Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>\n${svg}`, 'utf16le');
  const file = new File([new Uint8Array(bytes)], 'logo.SVG', { type: 'image/svg+xml' });
  const [stored] = await uploadInPanel([[file, 'logo.SVG']]);
  const text = await (await fetch(new URL(stored?.url ?? '', inject('api').url))).text();
  expect(text).toContain('<title>Kölsch 金山</title>');
});
