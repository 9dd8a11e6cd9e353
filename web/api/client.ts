/**
 * HTTP client of `/api`. Throws `ApiError` for an error response and `NetworkError` when there is no response from the
 * API. It shows no messages and never navigates: the caller decides.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Failure, FieldError } from '@domain/shared/response-schemas';
import { parseRetryAfter } from './retry-after';

type ErrorDetails = { code?: string | null; errors?: FieldError[]; retryAfterSeconds?: number | null };

export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string | null;
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly status: number,
    message: string,
    { code = null, errors = [], retryAfterSeconds = null }: ErrorDetails = {},
  ) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether the message is the API's; without one it is `HTTP <status>`. */
export const hasServerMessage = ({ message, status }: ApiError) => message !== `HTTP ${status}`;

export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause?: unknown) {
    super('Network error', { cause });
  }
}

export type Method = 'POST' | 'PUT' | 'DELETE';

/** `path` is relative to `/api`, such as `/beers/featured`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

let defaultTransport: Transport = (path, init) => fetch(`/api${path}`, init);
const transports = new WeakMap<QueryClient, Transport>();

export function configureTransport(transport: Transport) {
  defaultTransport = transport;
}

/** Queries of this client use the transport: each render of the edge has its own, through its cache. */
export function setTransport(client: QueryClient, transport: Transport) {
  transports.set(client, transport);
}

/** Query functions pass on `client` and `signal` of their context. */
export type RequestOptions = RequestInit & { client?: QueryClient };

export async function get<Payload>(path: string, options?: RequestOptions): Promise<Payload> {
  return parseJson<Payload>(await call(path, options));
}

/** Sends the body as JSON, or as multipart when it is a `FormData`. */
export async function send<Payload>(method: Method, path: string, body?: unknown, init: RequestInit = {}) {
  return parseJson<Payload>(await call(path, { ...init, method, ...encodeBody(body, init.headers) }));
}

export async function call(path: string, { client, ...init }: RequestOptions = {}): Promise<Response> {
  const transport = (client && transports.get(client)) ?? defaultTransport;
  const response = await transport(path, init).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new NetworkError(cause);
  });
  if (response.ok) return response;
  throw toApiError(response.status, await response.text().catch(() => ''), (name) => response.headers.get(name));
}

/** The message is `HTTP <status>` when the body is not the API's envelope. */
export function toApiError(
  status: number,
  body: string,
  getHeader: (name: string) => string | null,
): ApiError | NetworkError {
  // RFC 9209: an intermediary reports that it got no response from the API.
  if (/;\s*error=/.test(getHeader('Proxy-Status') ?? '')) return new NetworkError();
  const failure = parseFailure(body);
  return new ApiError(status, failure?.message || `HTTP ${status}`, {
    code: failure?.code ?? null,
    errors: failure?.errors ?? [],
    retryAfterSeconds: parseRetryAfter(getHeader('Retry-After'), Date.now()),
  });
}

function parseFailure(body: string): Partial<Failure> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

async function parseJson<Payload>(response: Response): Promise<Payload> {
  try {
    return (await response.json()) as Payload;
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

function encodeBody(body: unknown, headers: HeadersInit | undefined): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  const jsonHeaders = new Headers(headers);
  jsonHeaders.set('Content-Type', 'application/json');
  return { body: JSON.stringify(body), headers: jsonHeaders };
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';
