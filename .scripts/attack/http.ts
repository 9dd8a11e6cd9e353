/** HTTP as an attacker sends it: any method, path and header, from any loopback address, without fetch's normalization. */
import http from 'node:http';
import net from 'node:net';

export type Reply = {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Names and values as they were sent. */
  rawHeaders: string[];
  body: Buffer;
  text: string;
  milliseconds: number;
};

export type HttpRequest = {
  port: number;
  method: string;
  path: string;
  headers: http.OutgoingHttpHeaders;
  body: Buffer | string | null;
  /** A loopback address: each is another client to the server. */
  from: string;
  timeoutMs: number;
};

/** Resolves with the response; rejects if there is none. */
export function send({ port, method, path, headers, body, from, timeoutMs }: HttpRequest): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers, localAddress: from, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          clearTimeout(timer);
          const received = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: received,
            text: received.toString('utf8'),
            milliseconds: performance.now() - startedAt,
          });
        });
      },
    );
    const timer = setTimeout(() => request.destroy(new Error(`no response within ${timeoutMs} ms`)), timeoutMs);
    request.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.end(body ?? undefined);
  });
}

type RawRequest = { port: number; from: string; bytes: string | Buffer; timeoutMs: number; endsAfterMs?: number };

/** Sends bytes as they are, and returns everything the server sends until it closes the connection or is silent. */
export function sendRaw({ port, from, bytes, timeoutMs, endsAfterMs = 150 }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, localAddress: from });
    const chunks: Buffer[] = [];
    let silence: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(silence);
      clearTimeout(limit);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    const limit = setTimeout(finish, timeoutMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(silence);
      silence = setTimeout(finish, endsAfterMs);
    });
    socket.once('error', finish);
    socket.once('close', finish);
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
