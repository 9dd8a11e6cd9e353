/** Getting or keeping a session that is not the attacker's: forged, stolen and foreign tokens, sessions that have ended. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts } from '../accounts.ts';
import { type AttackCase, type AttackClass, describeReply } from '../attack-case.ts';
import { type Attacker, sessionCookie } from '../attacker.ts';
import { changeRows, readRows } from '../database.ts';

/** The attacker's own account, whose data the response may contain. */
const loginAsModerator = (attacker: Attacker, headers = {}) =>
  attacker.send({ method: 'POST', path: '/api/auth/login', body: accounts.moderator, headers, isOwn: true });

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

/** Signs in with another account, so that the sessions of other cases stay. */
const signInAgain = async (attacker: Attacker) => {
  const reply = await loginAsModerator(attacker);
  return (JSON.parse(reply.text) as { token: string }).token;
};

const sessions: AttackCase[] = [
  {
    goal: 'use a token after its owner has signed out',
    attempt: async (attacker) => {
      const Authorization = `Bearer ${await signInAgain(attacker)}`;
      await attacker.send({ method: 'POST', path: '/api/auth/logout', headers: { Authorization } });
      const { status } = await attacker.send({ path: '/api/auth/me', headers: { Authorization } });
      return status === 401 ? null : `got ${status}`;
    },
  },
  {
    goal: 'choose the session of a victim before the sign-in',
    attempt: async (attacker) => {
      const chosen = 'F'.repeat(43);
      const reply = await loginAsModerator(attacker, { Cookie: `${sessionCookie}=${chosen}` });
      const { token } = JSON.parse(reply.text) as { token: string };
      await attacker.send({ method: 'POST', path: '/api/auth/logout', headers: { Authorization: `Bearer ${token}` } });
      return token === chosen ? 'the chosen token is the session' : null;
    },
  },
  {
    goal: 'read the session cookie by a script or over another site',
    attempt: async (attacker) => {
      const { headers, text } = await loginAsModerator(attacker);
      const { token } = JSON.parse(text) as { token: string };
      await attacker.send({ method: 'POST', path: '/api/auth/logout', headers: { Authorization: `Bearer ${token}` } });
      const cookies = headers['set-cookie'] ?? [];
      const unsafe = cookies.find((cookie) => !/HttpOnly/i.test(cookie) || !/SameSite=Strict/i.test(cookie));
      return cookies.length > 0 && !unsafe ? null : `got the cookie ${unsafe ?? 'none'}`;
    },
  },
  {
    goal: 'predict a token from two others',
    attempt: async (attacker) => {
      const tokensOf = [await signInAgain(attacker), await signInAgain(attacker)];
      for (const token of tokensOf) {
        await attacker.send({
          method: 'POST',
          path: '/api/auth/logout',
          headers: { Authorization: `Bearer ${token}` },
        });
      }
      const [one = '', two = ''] = tokensOf;
      const same = [...one].filter((character, index) => character === two[index]).length;
      return one.length >= 43 && same < 12 ? null : `${same} of ${one.length} characters are the same`;
    },
  },
  {
    goal: 'use a session from a copy of the database',
    attempt: async ({ target }) => {
      const rows = readRows(target.dataDir, 'select * from staff_sessions');
      const stored = JSON.stringify(rows);
      if (rows.length === 0) return 'no sessions are stored';
      return Object.values(target.tokens).some((token) => stored.includes(token))
        ? 'the database has the token itself'
        : null;
    },
  },
];

type Session = { _id: string; isCurrent: boolean };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The ids of sessions are shown to their owners and kept in the browser's storage: they must not sign in. */
const sessionIds = (['bearer token', 'cookie'] as const).map((where): AttackCase => ({
  goal: `be signed in with the id of a session as ${where}`,
  attempt: async ({ send, target }) => {
    const { text } = await send({ path: '/api/auth/sessions', as: 'admin' });
    const { sessions: listed } = JSON.parse(text) as { sessions: Session[] };
    for (const { _id } of listed) {
      const headers = where === 'cookie' ? { Cookie: `${sessionCookie}=${_id}` } : bearer(_id);
      const { status } = await send({ path: '/api/auth/me', headers });
      if (status !== 401) return `got ${status}`;
    }
    return text.includes(target.tokens.admin) ? 'the list contains the token' : null;
  },
}));

const ofOthers: AttackCase[] = [
  {
    goal: 'sign out an admin by the id of the session',
    attempt: async ({ send, target }) => {
      const { text } = await send({ path: '/api/auth/sessions', as: 'admin' });
      const { sessions: listed } = JSON.parse(text) as { sessions: Session[] };
      for (const { _id } of listed) {
        const path = `/api/auth/sessions/${_id}`;
        const { status } = await send({ method: 'DELETE', path, as: 'moderator' });
        if (status !== 404) return `got ${status}`;
      }
      const { status } = await send({ path: '/api/auth/me', headers: bearer(target.tokens.admin), isOwn: true });
      return status === 200 ? null : `the session of the admin got ${status}`;
    },
  },
  ...(['moderator', 'bartender'] as const).flatMap((as) =>
    (['GET', 'DELETE'] as const).map((method): AttackCase => ({
      goal: `${method === 'GET' ? 'see' : 'revoke'} the sessions of another user as ${as}`,
      attempt: async ({ send, target }) => {
        const path = `/api/auth/users/${target.ids.user}/sessions`;
        const { status } = await send({ method, path, as });
        return status === 403 ? null : `got ${status}`;
      },
    })),
  ),
];

/** What ends all other sessions of a user, so that a stolen one does not survive it. */
const endings: Record<string, (user: string) => { method: string; path: string; body?: object }> = {
  'an admin has changed the password': (user) => ({
    ...{ method: 'PUT', path: `/api/auth/users/${user}` },
    body: { password: `New-password-${randomBytes(6).toString('hex')}` },
  }),
  'an admin has revoked the sessions': (user) => ({ method: 'DELETE', path: `/api/auth/users/${user}/sessions` }),
  'an admin has deleted the account': (user) => ({ method: 'DELETE', path: `/api/auth/users/${user}` }),
};

const ended = Object.entries(endings).map(([name, requestFor]): AttackCase => ({
  goal: `use a stolen session after ${name}`,
  attempt: async ({ send }) => {
    const account = {
      email: `stolen-${randomBytes(4).toString('hex')}@attack-test.example`,
      password: `Stolen-session-${randomBytes(6).toString('hex')}`,
    };
    const body = { ...account, firstName: 'Sto', lastName: 'Len', role: 'moderator' };
    const created = await send({ method: 'POST', path: '/api/auth/users', body, as: 'admin' });
    const { user } = JSON.parse(created.text) as { user: { _id: string } };
    const reply = await send({ method: 'POST', path: '/api/auth/login', body: account, isOwn: true });
    const { token } = JSON.parse(reply.text) as { token: string };
    const before = await send({ path: '/api/auth/me', headers: bearer(token), isOwn: true });
    if (before.status !== 200) return `the session was not valid before: ${describeReply(before)}`;
    const ending = await send({ ...requestFor(user._id), as: 'admin' });
    if (ending.status >= 400) return `the request of the admin got ${describeReply(ending)}`;
    const { status } = await send({ path: '/api/auth/me', headers: bearer(token) });
    return status === 401 ? null : `got ${status}`;
  },
}));

const ownPassword = (['password', 'email'] as const).map((field): AttackCase => ({
  goal: `take an account over by a stolen session that changes its ${field}`,
  attempt: async ({ send }) => {
    const me = await send({ path: '/api/auth/me', as: 'moderator' });
    const { user } = JSON.parse(me.text) as { user: { _id: string } };
    const value = field === 'email' ? 'eve@evil.example' : 'Evil-password-2026';
    for (const body of [{ [field]: value }, { [field]: value, currentPassword: 'Wrong-password-2026' }]) {
      const reply = await send({ method: 'PUT', path: `/api/auth/users/${user._id}`, body, as: 'moderator' });
      if (reply.status < 400) return `got ${describeReply(reply)}`;
    }
    return null;
  },
}));

/** A session that looks unused would end by itself while it is used, and its owner would not see it. */
const unseen = ['POST', 'PUT', 'DELETE'].map((method): AttackCase => ({
  goal: `use a stolen session for a ${method} that does not count as its use`,
  attempt: async ({ send, target }) => {
    const sql = 'select sum(last_used_at) as used from staff_sessions';
    changeRows(target.dataDir, 'update staff_sessions set last_used_at = last_used_at - 120000');
    const before = readRows(target.dataDir, sql)[0]?.['used'];
    const headers = { 'Session-Use': 'background' };
    await send({
      method,
      path: method === 'POST' ? '/api/beers' : '/api/beers/none',
      as: 'moderator',
      body: {},
      headers,
    });
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if (readRows(target.dataDir, sql)[0]?.['used'] !== before) return null;
      await sleep(100);
    }
    return 'the session looks unused';
  },
}));

export const sessionAttacks: AttackClass = {
  name: 'sessions',
  cases: () => [
    ...forged,
    ...elsewhere,
    ...foreignTokens,
    ...sessions,
    ...sessionIds,
    ...ofOthers,
    ...ended,
    ...ownPassword,
    ...unseen,
  ],
};
