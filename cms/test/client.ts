import { randomInt } from 'node:crypto';
import { inject } from 'vitest';

/** What the API answers is looked at as it came; a test that needs a shape names it. */
export type ApiResponse<Body> = { status: number; headers: Headers; body: Body; text: string };

type Json = Record<string, unknown>;
type RequestOptions = { headers?: Record<string, string>; url?: string };

export type Client = {
  get: <Body = Json>(path: string, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  post: <Body = Json>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  put: <Body = Json>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  delete: <Body = Json>(path: string, body?: unknown, extra?: RequestOptions) => Promise<ApiResponse<Body>>;
  /** Whatever fetch can send, with nothing added. */
  send: <Body = Json>(
    method: string,
    path: string,
    init?: RequestInit,
    extra?: RequestOptions,
  ) => Promise<ApiResponse<Body>>;
};

/** Somewhere in a network that nobody has: limits count by address, and no test should meet another's. */
export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

async function read<Body>(response: Response): Promise<ApiResponse<Body>> {
  const text = decoder.decode(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : null) as Body };
}

/** Somebody who speaks to the API: from an address, maybe with a token. */
export function client({ token, address }: { token?: string; address?: string } = {}): Client {
  const send = async <Body>(method: string, path: string, init: RequestInit = {}, extra: RequestOptions = {}) => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', address ?? randomIp());
    if (token) headers.set('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(extra.headers ?? {})) headers.set(name, value);
    const url = `${extra.url ?? inject('api').url}/api${path}`;
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

/** Anybody, from another address each time. */
export const visitor = () => client();
