import type { FastifyReply, FastifyRequest } from 'fastify';

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

export const omitHeaders = (headers: RawHeaders, names: readonly string[]): RawHeaders =>
  headers.filter((_entry, index) => !names.includes(headers[index - (index % 2)] ?? ''));

/** An `onSend` hook. Cached responses don't pass it: their headers are complete. */
export const addMissingHeaders = (headers: RawHeaders) => async (_request: FastifyRequest, reply: FastifyReply) => {
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (!reply.hasHeader(name)) reply.header(name, headers[index + 1]);
  }
};
