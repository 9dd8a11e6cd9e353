import { METHODS, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import { createFormGate } from './body';
import type { FlatHeaders } from './cache/variants';
import type { Changes } from './changes';
import { apiFailure } from './failures';
import { headersOfApi, headersOfUploads } from './security-headers';

type Options = {
  settings: Settings;
  changes: Changes;
  /** Answers what needs no question; leaves the reply alone otherwise. */
  answerFromMemory: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Milliseconds that a form may take to come. */
  patience: number;
};

/** The two prefixes of the cms that the public may reach, streamed in both directions. Nothing else of it is here. */
export async function proxyTheCms(app: FastifyInstance, { settings, changes, answerFromMemory, patience }: Options) {
  const awaitForm = createFormGate(patience);
  const beforeApi = (request: FastifyRequest, reply: FastifyReply) =>
    isWrite(request.method) ? awaitForm(request, reply) : answerFromMemory(request, reply);
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  const prefixes = [
    // The cms knows which methods an address has; CONNECT never gets here.
    { prefix: '/api', headers: headersOfApi, preHandler: beforeApi, httpMethods: app.supportedMethods },
    { prefix: '/uploads', headers: headersOfUploads, preHandler: undefined, httpMethods: ['GET', 'HEAD'] },
  ];
  for (const { prefix, headers, preHandler, httpMethods } of prefixes) {
    await app.register(httpProxy, {
      upstream: settings.cmsUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      ...(preHandler && { preHandler }),
      // The cms decides how long its work may take: an import of 5,000 rows takes its time.
      undici: { headersTimeout: 300_000, bodyTimeout: 300_000, connections: 128 },
      httpMethods,
      proxyPayloads: false, // The edge streams all of them.
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: ({ id, raw }, sent) => ({
          ...withoutOwn(sent),
          ...forwarded(raw as IncomingMessage, settings),
          'x-request-id': id,
        }),
        // How long the cms keeps its connection to us is nothing to the visitor.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _time, ...answered }) => ({
          ...objectOf(headers),
          ...answered,
        }),
        onResponse: async (request, reply, response) => {
          // The next read of whoever wrote must find what was written.
          if (isWrite(request.method)) await changes.checkAfterWrite();
          await reply.send((response as unknown as { stream: NodeJS.ReadableStream }).stream);
        },
        onError: (reply) => {
          // RFC 9209: these are the edge's words, the cms said none. Whoever called may treat it as silence.
          reply.header('Proxy-Status', 'edge; error=destination_unavailable');
          apiFailure(reply as FastifyReply, 503);
        },
      },
    });
  }
}

/**
 * What is between the visitor's connection and ours; undici refuses to send it on. curl asks for a `100 Continue`, which
 * it has got by now, before each body of more than a megabyte.
 */
const ownHeaders = ['expect', 'keep-alive', 'upgrade'];

const withoutOwn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/**
 * Whose request this is. What visitors claim about themselves is replaced; only a proxy in front of us is believed, and
 * only if the settings say that there is one.
 */
function forwarded({ headers, socket }: IncomingMessage, settings: Settings) {
  const told = settings.trustProxy ? headers : {};
  const first = (value: string | string[] | undefined) => [value].flat()[0];
  return {
    'x-forwarded-for': first(told['x-forwarded-for'])?.split(',').at(-1)?.trim() ?? socket.remoteAddress ?? '',
    'x-forwarded-proto': first(told['x-forwarded-proto']) ?? new URL(settings.publicUrl).protocol.slice(0, -1),
    'x-forwarded-host': first(told['x-forwarded-host']) ?? headers.host ?? '',
  };
}

const objectOf = (headers: FlatHeaders): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), headers[index + 1] ?? '']] : [])),
  );
