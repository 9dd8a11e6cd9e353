/** Being signed in by a token that is none: forged, sent elsewhere, of the other service, chosen before the sign-in. */
import { accounts } from '../accounts.ts';
import { attack, type AttackClass, describeReply, refused } from '../attack-case.ts';
import { sessionCookie } from '../attacker.ts';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (payload: object) => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`;

const tokens: Record<string, string> = {
  'no text': '',
  'an unsigned JWT for user 1': unsigned({ id: 1, isAdmin: true }),
  'a JWT signed with an empty secret': `${base64({ alg: 'HS256' })}.${base64({ id: 1 })}.c2lnbmF0dXJl`,
  'a JWT with a path as key': `${base64({ alg: 'HS256', kid: '../../../../dev/null' })}.${base64({ id: 1 })}.x`,
  'an unsigned access token of the panel': unsigned({ userId: '1', type: 'access', sessionId: 'x' }),
  undefined: 'undefined',
  null: 'null',
  'a wildcard': '%',
  SQL: "' or '1'='1",
  'a token of the right length': 'A'.repeat(43),
  'a token of zeros': '0'.repeat(43),
  'a list': '["x"]',
  'a token of 10 KB': 'A'.repeat(10_000),
  'two tokens': 'AAAA BBBB',
  'the id of a user': '{user}',
};

const protectedCalls = ['/api/auth/me', '/api/auth/users', '/api/inquiries'];

const forged = Object.entries(tokens).flatMap(([name, token]) =>
  [
    ['bearer token', (value: string) => ({ Authorization: `Bearer ${value}` })] as const,
    ['cookie', (value: string) => ({ Cookie: `${sessionCookie}=${value}` })] as const,
  ].map(([where, headersOf]) =>
    attack(`be signed in with ${name} as ${where}`, async ({ send, target }) => {
      const headers = headersOf(token.replace('{user}', target.ids.user));
      for (const path of protectedCalls) {
        const reply = await send({ path, headers });
        if (reply.status !== 401) return `${path} returned ${describeReply(reply)}`;
      }
      return null;
    }),
  ),
);

const elsewhere = ['token', 'access_token', 'jwt', 'session', 'auth', 'Authorization', sessionCookie].flatMap((name) =>
  [
    [`parameter ${name}`, (token: string) => ({ path: `/api/auth/me?${name}=${token}` })] as const,
    [`header X-${name}`, (token: string) => ({ path: '/api/auth/me', headers: { [`X-${name}`]: token } })] as const,
  ].map(([where, requestWith]) =>
    attack(`use a stolen token as the ${where}`, async ({ send, target }) => {
      const { status } = await send(requestWith(target.tokens.admin));
      return status === 401 ? null : `got ${status}`;
    }),
  ),
);

const foreignTokens = [
  refused('use a token of the panel for the API', { path: '/api/auth/users', as: 'panelAdmin' }, [401]),
  ...['/admin/users/me', '/content-manager/content-types', '/upload/files'].map((path) =>
    refused(`use a token of the staff app for ${path} of the panel`, { to: 'cms', path, as: 'admin' }, [401, 403]),
  ),
  refused(
    'use a session cookie for the panel',
    { to: 'cms', path: '/admin/users/me', as: 'admin', by: 'cookie' },
    [401],
  ),
];

const chosenSession = attack('choose the session of a victim before the sign-in', async ({ send }) => {
  const chosen = 'F'.repeat(43);
  const headers = { Cookie: `${sessionCookie}=${chosen}` };
  // The attacker's own account, whose data the response may contain.
  const account = { body: accounts.moderator, isOwn: true } as const;
  const { text } = await send({ method: 'POST', path: '/api/auth/login', headers, ...account });
  const { token } = JSON.parse(text) as { token: string };
  await send({ method: 'POST', path: '/api/auth/logout', headers: { Authorization: `Bearer ${token}` } });
  return token === chosen ? 'the chosen token is the session' : null;
});

export const sessionAttacks: AttackClass = {
  name: 'sessions',
  cases: () => [...forged, ...elsewhere, ...foreignTokens, chosenSession],
};
