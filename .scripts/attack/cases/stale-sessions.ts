/** A stolen session whose last sign-in is long ago: what gives more access, or takes data away, needs the password. */
import { randomBytes } from 'node:crypto';
import { type AttackCase, type AttackClass, describeReply, diagonals } from '../attack-case.ts';
import { type Attacker, type AttackRequest, sessionCookie } from '../attacker.ts';
import { changeRows } from '../database.ts';
import type { Target } from '../target.ts';

type Stolen = { token: string; password: string; ownId: string };

/** A session of an admin of its own for each case: guesses use up the attempts. */
async function stealSession({ send, target, nextAddress }: Attacker): Promise<Stolen> {
  const id = randomBytes(4).toString('hex');
  const account = { email: `stale-${id}@attack-test.example`, password: `Stale-session-${id}` };
  const body = { ...account, firstName: 'Sta', lastName: 'Le', role: 'admin' };
  const created = await send({ method: 'POST', path: '/api/auth/users', body, as: 'admin' });
  const { user } = JSON.parse(created.text) as { user: { _id: string } };
  const login = { method: 'POST', path: '/api/auth/login', body: account, isOwn: true, from: nextAddress() } as const;
  const { text, headers } = await send(login);
  const elevenMinutesAgo = Date.now() - 11 * 60_000;
  const session = String(headers['session-id']);
  const error = changeRows(
    target.dataDir,
    `update staff_sessions set confirmed_at = ${elevenMinutesAgo} where document_id = '${session}'`,
  );
  if (error) throw new Error(error);
  return { token: (JSON.parse(text) as { token: string }).token, password: account.password, ownId: user._id };
}

type Call = Pick<AttackRequest, 'method' | 'path' | 'body'>;

const other = { firstName: 'Eve', lastName: 'Evil', email: 'eve@evil.example', password: 'Evil-password-2026' };

const goals: Record<string, (target: Target, ownId: string) => Call> = {
  'create an admin': () => ({ method: 'POST', path: '/api/auth/users', body: { ...other, role: 'admin' } }),
  'create a moderator': () => ({ method: 'POST', path: '/api/auth/users', body: other }),
  'change the role of a user': ({ ids }) => ({
    ...{ method: 'PUT', path: `/api/auth/users/${ids.user}` },
    body: { role: 'admin', taproom: null },
  }),
  'change the password of a user': ({ ids }) => ({
    ...{ method: 'PUT', path: `/api/auth/users/${ids.user}` },
    body: { password: other.password },
  }),
  'change the email of a user': ({ ids }) => ({
    ...{ method: 'PUT', path: `/api/auth/users/${ids.user}` },
    body: { email: other.email },
  }),
  'delete a user': ({ ids }) => ({ method: 'DELETE', path: `/api/auth/users/${ids.user}` }),
  'turn off the second factor of a user': ({ ids }) => ({
    ...{ method: 'DELETE', path: `/api/auth/users/${ids.user}/second-factor` },
  }),
  'turn off the own second factor as that of another user': (_target, ownId) => ({
    ...{ method: 'DELETE', path: `/api/auth/users/${ownId}/second-factor` },
  }),
  'change the sign-in rules': () => ({
    ...{ method: 'PUT', path: '/api/auth/sign-in-rules' },
    body: { isSecondFactorRequired: false },
  }),
  'export the data of a person': () => ({
    ...{ method: 'POST', path: '/api/personal-data/export' },
    body: { email: 'a@example.com' },
  }),
  'erase the data of a person': () => ({
    ...{ method: 'POST', path: '/api/personal-data/erase' },
    body: { email: 'a@example.com', keepOrders: false },
  }),
  'export the subscribers': () => ({ method: 'GET', path: '/api/newsletter/export/csv' }),
  'export the inquiries': () => ({ method: 'GET', path: '/api/inquiries/export/csv' }),
  'export the audit log': () => ({ method: 'GET', path: '/api/audit-log/export/csv' }),
  'send inquiries to another address': () => ({
    ...{ method: 'PUT', path: '/api/site/settings' },
    body: { inquiryRecipient: other.email },
  }),
  'make a backup': () => ({ method: 'POST', path: '/api/backups' }),
  'download a backup': () => ({ method: 'GET', path: '/api/backups/any' }),
  'start empty': () => ({ method: 'POST', path: '/api/setup/start-empty' }),
};

type Disguise = (call: Call, stolen: Stolen) => Call & { headers: Record<string, string> };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const disguises: Record<string, Disguise> = {
  'by the token': (call, { token }) => ({ ...call, headers: bearer(token) }),
  'by the cookie': (call, { token }) => ({
    ...call,
    headers: { Cookie: `${sessionCookie}=${token}`, 'Sec-Fetch-Site': 'same-origin' },
  }),
  'with a trailing slash': ({ path, ...call }, { token }) => ({ ...call, path: `${path}/`, headers: bearer(token) }),
  'with an Idempotency-Key': (call, { token }) => ({
    ...call,
    headers: { ...bearer(token), 'Idempotency-Key': randomBytes(8).toString('hex') },
  }),
};

const byStolenSession = Object.entries(goals).flatMap(([goal, callFor]) =>
  Object.entries(disguises).map(([how, disguise]): AttackCase => ({
    goal: `${goal} ${how}`,
    attempt: async (attacker) => {
      const stolen = await stealSession(attacker);
      const call = disguise(callFor(attacker.target, stolen.ownId), stolen);
      const reply = await attacker.send({ ...call, isOwn: true });
      return reply.status === 403 && reply.text.includes('confirm-password') ? null : `got ${describeReply(reply)}`;
    },
  })),
);

const confirm = (attacker: Attacker, { token }: Stolen, body: object) =>
  attacker.send({
    ...{ method: 'POST', path: '/api/auth/confirm-password', headers: bearer(token), body },
    ...{ from: attacker.nextAddress(), isOwn: true },
  });

const guesses: AttackCase[] = [
  {
    goal: 'guess the password from many addresses',
    attempt: async (attacker) => {
      const stolen = await stealSession(attacker);
      const typed = [...Array.from({ length: 5 }, (_, index) => `Wrong-password-${index}`), stolen.password];
      const statuses: number[] = [];
      for (const password of typed) statuses.push((await confirm(attacker, stolen, { password })).status);
      return statuses.join() === '400,400,400,400,400,429' ? null : `got ${statuses.join(', ')}`;
    },
  },
  {
    goal: 'guess many passwords at the same time',
    attempt: async (attacker) => {
      const stolen = await stealSession(attacker);
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, index) => confirm(attacker, stolen, { password: `Wrong-password-${index}` })),
      );
      const tried = replies.filter(({ status }) => status === 400).length;
      return tried <= 5 ? null : `${tried} passwords were checked`;
    },
  },
  ...Object.entries({ 'no password': {}, 'an object': { password: { $ne: '' } }, 'a list': { password: [''] } }).map(
    ([name, body]): AttackCase => ({
      goal: `confirm with ${name}`,
      attempt: async (attacker) => {
        const reply = await confirm(attacker, await stealSession(attacker), body);
        return reply.status === 400 ? null : `got ${describeReply(reply)}`;
      },
    }),
  ),
];

export const staleSessions: AttackClass = {
  name: 'stale sessions',
  cases: () => [...diagonals(Object.keys(disguises).length, byStolenSession), ...guesses],
};
