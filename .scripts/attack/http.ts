/** HTTP as an attacker sends it: any method, path and header, from any loopback address, without fetch's normalization. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Reply = Awaited<ReturnType<typeof send>>;

/** Resolves with the response; rejects if there is none within the time. */
export async function send(options: http.RequestOptions, content?: Buffer | string, timeoutMs = 120_000) {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const request = http.request({ host: '127.0.0.1', agent: false, signal, ...options });
  // After its response, a server may close the connection of a body that it does not read.
  request.on('error', () => undefined);
  request.end(content);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const body = await buffer(response);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body, text: body.toString('utf8'), milliseconds: performance.now() - startedAt };
}

type RawRequest = { port: number; from: string; bytes: string | Buffer; timeoutMs: number };

/** The server has sent everything when it is silent for this long. */
const silenceMs = 150;

/** Sends bytes as they are, and returns everything the server sends until it closes the connection or is silent. */
export function sendRaw({ port, from, bytes, timeoutMs }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, localAddress: from });
    let received = '';
    let silence: NodeJS.Timeout | undefined;
    const limit = setTimeout(() => socket.destroy(), timeoutMs);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      clearTimeout(silence);
      silence = setTimeout(() => socket.destroy(), silenceMs);
    });
    // The server may close it at any time.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(silence);
      clearTimeout(limit);
      resolve(received);
    });
    socket.write(bytes);
  });
}

/** The status of each response in the output of `sendRaw`. */
export const rawStatuses = (output: string): number[] =>
  [...output.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

export type FormPart = { name: string; content: Buffer | string; filename?: string; type?: string };

/** A multipart body with names exactly as given. */
export function multipart(parts: FormPart[]): { body: Buffer; headers: { 'Content-Type': string } } {
  const boundary = 'attack-boundary-3f1c';
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  };
}
