/** An attacker: a client with IP addresses of its own, who records everything that a response should not have contained. */
import type { OutgoingHttpHeaders } from 'node:http';
import { type Reply, send, sendRaw } from './http.ts';
import { findLeaks } from './leaks.ts';
import type { Role } from './accounts.ts';
import type { Target } from './target.ts';

export type Service = 'site' | 'cms';

export type AttackRequest = {
  to?: Service;
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  /** An object is sent as JSON. */
  body?: Buffer | string | object | null;
  /** A stolen or own account. Without it, every response is checked for private data. */
  as?: Role;
  by?: 'token' | 'cookie';
  /** The response may contain the data of the account. */
  isOwn?: true;
  from?: string;
  timeoutMs?: number;
};

/** A POST by a role, or else by a visitor. */
export const post = (path: string, as?: AttackRequest['as']) => ({ method: 'POST', path, ...(as && { as }) });

export type Attacker = ReturnType<typeof createAttacker>;

const defaultTimeoutMs = 20_000;
/** The same name as in cms/src/lib/credentials.ts. */
export const sessionCookie = 'brewery_session';

let addressCount = 0;

/** An address of the loopback network that no other case uses, since limits count by address. */
function nextAddress(): string {
  addressCount += 1;
  return `127.${1 + (addressCount >> 15)}.${(addressCount >> 7) & 255}.${1 + (addressCount & 127)}`;
}

function toBody(body: AttackRequest['body']): { body?: Buffer | string; headers: OutgoingHttpHeaders } {
  if (body === null || body === undefined) return { headers: {} };
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const content = isJson ? JSON.stringify(body) : body;
  return {
    body: content,
    headers: { ...(isJson && { 'Content-Type': 'application/json' }), 'Content-Length': Buffer.byteLength(content) },
  };
}

export function createAttacker(target: Target) {
  const address = nextAddress();
  const leaks: string[] = [];

  const credentials = ({ as: role, by = 'token' }: AttackRequest): OutgoingHttpHeaders => {
    if (!role) return {};
    const token = target.tokens[role];
    return by === 'token' ? { Authorization: `Bearer ${token}` } : { Cookie: `${sessionCookie}=${token}` };
  };

  async function request(attempt: AttackRequest): Promise<Reply> {
    const { to = 'site', method = 'GET', path, headers = {}, from = address, timeoutMs = defaultTimeoutMs } = attempt;
    const { body, headers: bodyHeaders } = toBody(attempt.body);
    const allHeaders = { ...bodyHeaders, ...credentials(attempt), ...headers };
    const options = { port: target.ports[to], method, path, headers: allHeaders, localAddress: from };
    const reply = await send(options, body, timeoutMs);
    const secrets = attempt.as || attempt.isOwn ? new Map<string, string>() : target.secrets;
    for (const leak of findLeaks(reply, { secrets, folders: target.folders })) {
      leaks.push(`${method} ${path.slice(0, 200)} returned ${leak}`);
    }
    return reply;
  }

  return {
    target,
    leaks,
    /** Another address of this attacker. */
    nextAddress,
    send: request,
    /** A raw request; `{site}` in the text is replaced by the host of the site. */
    sendRaw: (bytes: string | Buffer, { to = 'site' as Service, timeoutMs = 3000 } = {}) =>
      sendRaw({ port: target.ports[to], from: address, bytes, timeoutMs }),
  };
}
