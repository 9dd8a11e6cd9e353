import type { Failure, FieldError } from '@domain/shared/envelope';

/**
 * The one way to `/api`. It throws `ApiError` when the server spoke and refused, `NetworkError` when nobody spoke;
 * it shows nothing and goes nowhere: whoever asked decides.
 */

export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldError[] = [],
    /** Seconds after which it is worth asking again, when the server said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause?: unknown) {
    super('Network error', { cause });
  }
}

export type Method = 'POST' | 'PUT' | 'DELETE';

/** `path` begins behind `/api`, such as `/beers/featured`. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (path, init) => fetch(`/api${path}`, init);

/** The server renders pages through its own cache instead of through the network. */
export function configureTransport(replacement: Transport) {
  transport = replacement;
}

export async function get<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  return parseJson<Answer>(await call(path, init));
}

/** JSON in, JSON out; a `FormData` goes as multipart. */
export async function send<Answer>(method: Method, path: string, body?: unknown, init: RequestInit = {}) {
  return parseJson<Answer>(await call(path, { ...init, method, ...encode(body, init.headers) }));
}

export async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await transport(path, init).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new NetworkError(cause);
  });
  if (response.ok) return response;
  throw toApiError(response.status, await response.text().catch(() => ''), (name) => response.headers.get(name));
}

/**
 * The server's own words if it sent its envelope, else the bare status. An intermediary that says it got no answer
 * (RFC 9209) speaks for nobody: that is silence.
 */
export function toApiError(
  status: number,
  body: string,
  header: (name: string) => string | null,
): ApiError | NetworkError {
  if (/;\s*error=/.test(header('Proxy-Status') ?? '')) return new NetworkError();
  const failure = parseFailure(body);
  const seconds = Number.parseInt(header('Retry-After') ?? '', 10);
  return new ApiError(
    status,
    failure?.message || `HTTP ${status}`,
    failure?.errors,
    Number.isNaN(seconds) ? null : seconds,
  );
}

function parseFailure(body: string): Partial<Failure> | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

async function parseJson<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

function encode(body: unknown, headers: HeadersInit | undefined): RequestInit {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  const withType = new Headers(headers);
  withType.set('Content-Type', 'application/json');
  return { body: JSON.stringify(body), headers: withType };
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';
