import { randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { edgeSecret } from './accounts';

/** The body is not validated; a test names the type that it expects. */
type ApiResponse<Body> = { status: number; headers: Headers; body: Body; text: string };

type Json = Record<string, unknown>;
type RequestOptions = { headers?: Record<string, string> };

export type ApiClient = {
  get: <Body = Json>(path: string, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  post: <Body = Json>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  put: <Body = Json>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  delete: <Body = Json>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  /** Any request that `fetch` can send, with no default headers but the client's. */
  send: <Body = Json>(
    method: string,
    path: string,
    init?: RequestInit,
    extra?: RequestOptions,
  ) => Promise<ApiResponse<Body>>;
};

/** How web tells the cms the client's IP address. */
export const clientHeaders = (ip: string) => ({ 'X-Forwarded-For': ip, 'X-Edge-Secret': edgeSecret });

/** Rate limits count by IP address: a random one per request, sent as web would, keeps tests independent. */
export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

async function read<Body>(response: Response): Promise<ApiResponse<Body>> {
  const text = decoder.decode(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : null) as Body };
}

type ClientOptions = { token?: string | (() => Promise<string>); ip?: string; url?: string | undefined };

/** `ip`: the client IP address of all requests; by default a random one for each. `url`: of another server. */
export function createClient({ token, ip, url: serverUrl }: ClientOptions = {}): ApiClient {
  const send = async <Body>(method: string, path: string, init: RequestInit = {}, extra: RequestOptions = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(clientHeaders(ip ?? randomIp()))) headers.set(name, value);
    if (token) headers.set('Authorization', `Bearer ${typeof token === 'string' ? token : await token()}`);
    for (const [name, value] of Object.entries(extra.headers ?? {})) headers.set(name, value);
    const url = `${serverUrl ?? inject('api').url}/api${path}`;
    return read<Body>(await fetch(url, { redirect: 'manual', ...init, method, headers }));
  };
  const sendBody =
    (method: string) =>
    <Body = Json>(path: string, body?: unknown, extra?: RequestOptions) => {
      if (body === undefined) return send<Body>(method, path, {}, extra);
      if (body instanceof FormData) return send<Body>(method, path, { body }, extra);
      const headers = { 'Content-Type': 'application/json' };
      return send<Body>(method, path, { body: JSON.stringify(body), headers }, extra);
    };
  return {
    get: (path, extra) => send('GET', path, {}, extra),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    delete: sendBody('DELETE'),
    send,
  };
}

/** A client without a session. */
export const visitor = (url?: string) => createClient({ url });

/** Status and body, for one assertion on both. */
export const outcomeOf = async <Body>(response: Promise<ApiResponse<Body>>): Promise<[number, Body]> => {
  const { status, body } = await response;
  return [status, body];
};
