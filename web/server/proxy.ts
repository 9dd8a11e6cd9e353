import { METHODS, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '@domain/settings/settings';
import { createFormGate, hasEncodedBody, rejectEncodedBody } from './body';
import type { FlatHeaders } from './cache/variants';
import type { Changes } from './changes';
import { clientAddress, clientNetwork } from './client-address';
import { createConcurrencyLimit } from './concurrency-limit';
import { createDispatcher } from './cms-dispatcher';
import type { Patience } from './edge';
import { apiFailure } from './failures';
import { headersOfApi, headersOfUploads } from './security-headers';

type Options = {
  settings: Settings;
  changes: Changes;
  /** Answers what needs no question; leaves the reply alone otherwise. */
  answerFromMemory: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  patience: Pick<Patience, 'form' | 'answer' | 'taking'>;
};

/** The cms decides how long its work may take: an import of 5,000 rows takes its time. */
const long = 300_000;

/** The two prefixes of the cms that the public may reach, streamed in both directions. Nothing else of it is here. */
export async function proxyTheCms(app: FastifyInstance, { settings, changes, answerFromMemory, patience }: Options) {
  /** Whoever takes nothing of an answer must not hold a connection to the cms for ever. */
  const beforeFile = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.setTimeout(patience.taking);
  };
  const readLimit = createConcurrencyLimit({ concurrency: 128, maxQueue: 512 });
  const beforeRead = async (request: FastifyRequest, reply: FastifyReply) => {
    await answerFromMemory(request, reply);
    if (reply.sent) return;
    await beforeFile(request, reply);
    const release = await readLimit.acquire(clientNetwork(clientAddress(request.raw, settings.trustProxy)));
    if (reply.raw.closed) release();
    else reply.raw.once('close', release);
  };
  const awaitForm = createFormGate(patience.form);
  const beforeWrite = async (request: FastifyRequest, reply: FastifyReply) => {
    return hasEncodedBody(request) ? rejectEncodedBody(reply) : awaitForm(request, reply);
  };
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  const methods = app.supportedMethods;
  // Reads and writes each have their connections: neither waits for the other.
  const prefixes = [
    // The cms knows which methods an address has; CONNECT never gets here.
    {
      prefix: '/api',
      headers: headersOfApi,
      preHandler: beforeRead,
      httpMethods: methods.filter((each) => !isWrite(each)),
    },
    {
      prefix: '/api',
      headers: headersOfApi,
      preHandler: beforeWrite,
      httpMethods: methods.filter(isWrite),
      headersTimeout: long,
    },
    { prefix: '/uploads', headers: headersOfUploads, preHandler: beforeFile, httpMethods: ['GET', 'HEAD'] },
  ];
  for (const { prefix, headers, preHandler, httpMethods, headersTimeout = patience.answer } of prefixes) {
    await app.register(httpProxy, {
      upstream: settings.cmsUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      preHandler,
      undici: createDispatcher({ headersTimeout, bodyTimeout: long }),
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
          void apiFailure(reply as FastifyReply, 503);
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
    'x-forwarded-for': clientAddress({ headers, socket }, settings.trustProxy),
    'x-forwarded-proto': first(told['x-forwarded-proto']) ?? new URL(settings.publicUrl).protocol.slice(0, -1),
    'x-forwarded-host': first(told['x-forwarded-host']) ?? headers.host ?? '',
  };
}

const objectOf = (headers: FlatHeaders): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), headers[index + 1] ?? '']] : [])),
  );
