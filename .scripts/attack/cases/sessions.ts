/** Being signed in by a token that is none: forged, sent elsewhere, of the other service, chosen before the sign-in. */
import { accounts } from '../accounts.ts';
import { type AttackCase, type AttackClass, describeReply } from '../attack-case.ts';
import { type Attacker, sessionCookie } from '../attacker.ts';

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
  ].map(([where, headersOf]): AttackCase => ({
    goal: `be signed in with ${name} as ${where}`,
    attempt: async ({ send, target }) => {
      const headers = headersOf(token.replace('{user}', target.ids.user));
      for (const path of protectedCalls) {
        const reply = await send({ path, headers });
        if (reply.status !== 401) return `${path} returned ${describeReply(reply)}`;
      }
      return null;
    },
  })),
);

/** Places where a token must have no effect, since they end in logs, referrers and other sites. */
const elsewhere = ['token', 'access_token', 'jwt', 'session', 'auth', 'Authorization', sessionCookie].flatMap(
  (name) => [
    {
      goal: `use a stolen token as the parameter ${name}`,
      attempt: async ({ send, target }: Attacker) => {
        const { status } = await send({ path: `/api/auth/me?${name}=${target.tokens.admin}` });
        return status === 401 ? null : `got ${status}`;
      },
    },
    {
      goal: `use a stolen token as the header X-${name}`,
      attempt: async ({ send, target }: Attacker) => {
        const { status } = await send({ path: '/api/auth/me', headers: { [`X-${name}`]: target.tokens.admin } });
        return status === 401 ? null : `got ${status}`;
      },
    },
  ],
) satisfies AttackCase[];

const foreignTokens: AttackCase[] = [
  {
    goal: 'use a token of the panel for the API',
    attempt: async ({ send }) => {
      const { status } = await send({ path: '/api/auth/users', as: 'panelAdmin' });
      return status === 401 ? null : `got ${status}`;
    },
  },
  {
    goal: 'use a token of the staff app for the panel',
    attempt: async ({ send }) => {
      for (const path of ['/admin/users/me', '/content-manager/content-types', '/upload/files']) {
        const { status } = await send({ to: 'cms', path, as: 'admin' });
        if (status !== 401 && status !== 403) return `${path} returned ${status}`;
      }
      return null;
    },
  },
  {
    goal: 'read the API with a session cookie sent to the panel',
    attempt: async ({ send }) => {
      const { status } = await send({ to: 'cms', path: '/admin/users/me', as: 'admin', by: 'cookie' });
      return status === 401 ? null : `got ${status}`;
    },
  },
];

const chosenSession: AttackCase = {
  goal: 'choose the session of a victim before the sign-in',
  attempt: async ({ send }) => {
    const chosen = 'F'.repeat(43);
    const headers = { Cookie: `${sessionCookie}=${chosen}` };
    // The attacker's own account, whose data the response may contain.
    const request = {
      method: 'POST',
      path: '/api/auth/login',
      body: accounts.moderator,
      headers,
      isOwn: true,
    } as const;
    const { token } = JSON.parse((await send(request)).text) as { token: string };
    await send({ method: 'POST', path: '/api/auth/logout', headers: { Authorization: `Bearer ${token}` } });
    return token === chosen ? 'the chosen token is the session' : null;
  },
};

export const sessionAttacks: AttackClass = {
  name: 'sessions',
  cases: () => [...forged, ...elsewhere, ...foreignTokens, chosenSession],
};
