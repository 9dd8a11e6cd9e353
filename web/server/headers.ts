import type { FastifyReply } from 'fastify';

/** Alternating names and values: the form that `writeHead` takes fastest. */
export type RawHeaders = string[];

/** Scripts of all sites may read the response. */
export const openToOtherOrigins: RawHeaders = ['Access-Control-Allow-Origin', '*'];

export function setHeaders(reply: FastifyReply, headers: RawHeaders) {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1]);
}

export const toHeaderObject = (headers: RawHeaders): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), headers[index + 1] ?? '']] : [])),
  );
