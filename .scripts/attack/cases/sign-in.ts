/** Signing in without a password, and finding one out: bodies, guesses, enumeration, reset links. */
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts } from '../accounts.ts';
import { type AttackCase, type AttackClass, describeReply, refused } from '../attack-case.ts';
import type { Attacker } from '../attacker.ts';
import { readRows } from '../database.ts';

export const login = (attacker: Attacker, body: unknown, headers = {}) =>
  attacker.send({ method: 'POST', path: '/api/auth/login', body: body as object, headers });

/** Bodies of a sign-in that no comparison with a stored password may accept. */
const bodies: Record<string, unknown> = {
  'an empty password': { email: accounts.admin.email, password: '' },
  'a password of spaces': { email: accounts.admin.email, password: '   ' },
  'no password': { email: accounts.admin.email },
  'null as password': { email: accounts.admin.email, password: null },
  'true as password': { email: accounts.admin.email, password: true },
  'an operator as password': { email: accounts.admin.email, password: { $ne: null } },
  'an operator as email': { email: { $gt: '' }, password: { $gt: '' } },
  'a list of passwords': { email: accounts.admin.email, password: ['wrong', accounts.admin.password] },
  'a list of emails': { email: [accounts.admin.email], password: accounts.admin.password },
  'SQL as email': { email: "' or 1=1 --", password: 'x' },
  'SQL that ends the email': { email: `${accounts.admin.email}' --`, password: 'x' },
  'a wildcard as email': { email: '%@attack-test.example', password: accounts.admin.password },
  'a password with a zero byte': { email: accounts.admin.email, password: `${accounts.admin.password}\0x` },
  'a password in another case': { email: accounts.admin.email, password: accounts.admin.password.toLowerCase() },
  'a password cut off': { email: accounts.admin.email, password: accounts.admin.password.slice(0, -1) },
  'a password of 100 KB': { email: accounts.admin.email, password: 'a'.repeat(100_000) },
  'an email of 100 KB': { email: `${'a'.repeat(100_000)}@example.com`, password: 'x' },
  'an identifier of Strapi': { identifier: accounts.admin.email, password: accounts.admin.password },
  'a provider': { email: accounts.admin.email, provider: 'google', password: '' },
  'a role': { email: 'nobody@example.com', password: 'x', role: 'admin', user: { role: 'admin' } },
  'a prototype': { __proto__: { email: accounts.admin.email }, constructor: { prototype: { isAdmin: true } } },
  'a list instead of an object': [accounts.admin.email, accounts.admin.password],
  'the account of the panel': accounts.panelAdmin,
};

const withoutPassword = Object.entries(bodies).map(([name, body]): AttackCase => ({
  goal: `sign in with ${name}`,
  attempt: async (attacker) => {
    const reply = await login(attacker, body);
    const isSignedIn =
      reply.status < 400 || reply.headers['set-cookie']?.some((cookie) => !/=;|Max-Age=0/.test(cookie));
    return isSignedIn ? `got ${describeReply(reply)}` : null;
  },
}));

export const guess = ({ send }: Attacker, email: string, from?: string) =>
  send({
    ...{ method: 'POST', path: '/api/auth/login', body: { email, password: 'wrong' } },
    ...(from !== undefined && { from }),
  });

const countChecked = (replies: { status: number }[]) => replies.filter(({ status }) => status === 401).length;

const throttles: AttackCase[] = [
  {
    goal: 'guess the password of one account more than five times',
    attempt: async (attacker) => {
      const statuses: number[] = [];
      for (let index = 0; index < 7; index += 1)
        statuses.push((await guess(attacker, 'one-account@example.com')).status);
      return statuses.slice(0, 5).every((status) => status === 401) &&
        statuses.slice(5).every((status) => status === 429)
        ? null
        : `got ${statuses.join(', ')}`;
    },
  },
  {
    goal: 'guess the password of one account from many addresses without waiting',
    attempt: async (attacker) => {
      const replies = [];
      for (let index = 0; index < 40; index += 1)
        replies.push(await guess(attacker, 'many-addresses@example.com', attacker.nextAddress()));
      const count = countChecked(replies);
      // The first 20, and the few for which the wait had ended.
      return count <= 25 ? null : `${count} passwords were checked`;
    },
  },
  {
    goal: 'guess the password of one account in other spellings of its email',
    attempt: async (attacker) => {
      const spellings = [
        'Two@example.com',
        'two@EXAMPLE.com',
        ' two@example.com',
        'two@example.com ',
        'TWO@EXAMPLE.COM',
        'tWo@example.com',
      ];
      const statuses: number[] = [];
      for (const email of [...spellings, 'two@example.com']) statuses.push((await guess(attacker, email)).status);
      return statuses.at(-1) === 429 ? null : `got ${statuses.join(', ')}`;
    },
  },
  {
    goal: 'guess passwords in many sign-ins at the same time',
    attempt: async (attacker) => {
      const count = countChecked(
        await Promise.all(Array.from({ length: 12 }, () => guess(attacker, 'at-once@example.com'))),
      );
      return count <= 5 ? null : `${count} passwords were checked`;
    },
  },
  {
    goal: 'guess reset tokens without a limit',
    attempt: async ({ send }) => {
      const statuses: number[] = [];
      for (let index = 0; index < 24; index += 1) {
        const body = { token: `${index}`.padStart(43, 'A'), password: 'Some-long-password-2026' };
        statuses.push((await send({ method: 'POST', path: '/api/auth/reset-password', body })).status);
      }
      return statuses.includes(429) && !statuses.includes(200) ? null : `got ${statuses.join(', ')}`;
    },
  },
];

const commonPasswords = ['password', 'Password123', '1234567890', 'QWERTYUIOP'].map((password, index): AttackCase => ({
  goal: `get an account whose password is ${password}`,
  attempt: async ({ send }) => {
    const body = {
      firstName: 'Eve',
      lastName: 'Easy',
      email: `easy-${index}@example.com`,
      password,
      role: 'moderator',
    };
    const reply = await send({ method: 'POST', path: '/api/auth/users', body, as: 'admin' });
    return reply.status === 400 ? null : `got ${describeReply(reply)}`;
  },
}));

const shape = ({ status, headers, text }: { status: number; headers: object; text: string }) => {
  const { date: _date, 'x-request-id': _id, 'server-timing': _timing, ...stable } = headers as Record<string, string>;
  return JSON.stringify([status, stable, text]);
};

/** Whether an account exists must not be visible: the same status, headers and body. */
const enumeration: AttackCase[] = [
  {
    goal: 'find out by a sign-in which accounts exist',
    attempt: async (attacker) => {
      const known = await login(attacker, { email: accounts.bartender.email, password: 'wrong' });
      const unknown = await login(attacker, { email: 'no-bartender@example.com', password: 'wrong' });
      return shape(known) === shape(unknown) ? null : `${shape(known)} is not ${shape(unknown)}`;
    },
  },
  {
    goal: 'find out by a password reset which accounts exist',
    attempt: async ({ send }) => {
      const ask = (email: string) => send({ method: 'POST', path: '/api/auth/forgot-password', body: { email } });
      const known = await ask(accounts.moderator.email);
      const unknown = await ask('no-moderator@example.com');
      return shape(known) === shape(unknown) ? null : `${shape(known)} is not ${shape(unknown)}`;
    },
  },
  {
    goal: 'find out by the newsletter which addresses are subscribed',
    attempt: async ({ send, target }) => {
      const known = `${target.secrets.get('the email address of a subscriber')}@example.com`;
      const subscribe = (email: string) =>
        send({ method: 'POST', path: '/api/newsletter/subscribe', body: { email, source: 'website' } });
      const [first, second] = [await subscribe(known), await subscribe('new-subscriber@example.com')];
      return shape(first) === shape(second) ? null : `${shape(first)} is not ${shape(second)}`;
    },
  },
  {
    goal: 'find out by the time of a sign-up which addresses are subscribed',
    attempt: async (attacker) => {
      const measure = async (email: string) => {
        const body = { email, source: 'website' };
        const request = { method: 'POST', path: '/api/newsletter/subscribe', body, from: attacker.nextAddress() };
        return (await attacker.send(request)).milliseconds;
      };
      let [added, known] = [Infinity, Infinity];
      for (let index = 0; index < 4; index += 1) {
        const email = `timed-${index}-${Math.random()}@example.com`;
        added = Math.min(added, await measure(email));
        known = Math.min(known, await measure(email));
      }
      return known / added > 0.9 ? null : `known ${known.toFixed(0)} ms, new ${added.toFixed(0)} ms`;
    },
  },
  {
    goal: 'find out by the time of a sign-in which accounts exist',
    attempt: async ({ send, nextAddress }) => {
      const measure = async (email: string) => {
        const times: number[] = [];
        for (let index = 0; index < 3; index += 1) {
          const body = { email, password: `wrong ${index}` };
          const { milliseconds } = await send({ method: 'POST', path: '/api/auth/login', body, from: nextAddress() });
          times.push(milliseconds);
        }
        return Math.min(...times);
      };
      const known = await measure(accounts.bartender.email);
      const unknown = await measure('no-such-bartender@example.com');
      const ratio = Math.max(known, unknown) / Math.min(known, unknown);
      return ratio < 2 ? null : `known ${known.toFixed(0)} ms, unknown ${unknown.toFixed(0)} ms`;
    },
  },
];

const resetLinks: AttackCase[] = ['Host', 'X-Forwarded-Host', 'Origin', 'Referer', 'Forwarded'].map((header) => ({
  goal: `get the reset link of a victim by the header ${header}`,
  attempt: async ({ send, target }) => {
    const value =
      header === 'Forwarded' ? 'host=evil.example' : header === 'Host' ? 'evil.example' : 'https://evil.example';
    const body = { email: accounts.panelEditor.email };
    await send({ method: 'POST', path: '/api/auth/forgot-password', body, headers: { [header]: value } });
    await send({
      ...{ method: 'POST', path: '/api/auth/forgot-password', headers: { [header]: value } },
      body: { email: accounts.admin.email },
    });
    const mails = JSON.stringify(readRows(target.dataDir, 'select * from outgoing_mails'));
    return mails.includes('evil.example') ? 'an email contains the host of the attacker' : null;
  },
}));

const resetFlood: AttackCase = {
  goal: 'fill the mailbox of a user with links to reset the password',
  attempt: async ({ send, nextAddress, target }) => {
    const { email } = accounts.bartender;
    const body = { email };
    for (let index = 0; index < 12; index += 1)
      await send({ method: 'POST', path: '/api/auth/forgot-password', body, from: nextAddress() });
    const count = () =>
      readRows(target.dataDir, 'select "to" from outgoing_mails').filter(({ to }) => to === email).length;
    // Links are created a second after each response.
    for (let attempt = 0; attempt < 30 && count() < 6; attempt += 1) await sleep(100);
    return count() <= 5 ? null : `${count()} emails`;
  },
};

const panelSignIn: AttackCase[] = [
  refused(
    'sign in to the panel with an account of the staff app',
    {
      ...{ to: 'cms', method: 'POST', path: '/admin/login', body: accounts.admin },
    },
    [400, 401, 429],
  ),
  refused(
    'sign in to the panel with an operator',
    {
      ...{ to: 'cms', method: 'POST', path: '/admin/login' },
      body: { email: { $ne: '' }, password: { $ne: '' } },
    },
    [400, 401, 429],
  ),
  refused(
    'register a first admin of the panel again',
    {
      ...{ to: 'cms', method: 'POST', path: '/admin/register-admin' },
      body: { firstname: 'Eve', email: 'eve@example.com', password: 'Evil-password-2026' },
    },
    [400, 401, 403, 404],
  ),
  refused(
    'register in the panel without an invitation',
    {
      ...{ to: 'cms', method: 'POST', path: '/admin/register' },
      body: { registrationToken: '', userInfo: { firstname: 'Eve', password: 'Evil-password-2026' } },
    },
    [400, 401, 403, 404, 429],
  ),
  refused(
    'reset the password of a panel user without a token',
    {
      ...{ to: 'cms', method: 'POST', path: '/admin/reset-password' },
      body: { resetPasswordToken: null, password: 'Evil-password-2026' },
    },
    [400, 403, 404, 429],
  ),
];

/** A stolen session of the panel, without the password of its user. */
const panelProfile = Object.entries({
  'no password': {},
  'a wrong password': { currentPassword: 'Wrong-password-2026' },
  'an operator as password': { currentPassword: { $ne: '' } },
}).map(([name, password]): AttackCase => ({
  goal: `change the email of a panel user with ${name}`,
  attempt: async ({ send }) => {
    const request = { to: 'cms', method: 'PUT', path: '/admin/users/me', as: 'panelEditor' } as const;
    const reply = await send({ ...request, body: { email: 'eve@example.com', ...password } });
    return reply.status === 400 ? null : `got ${describeReply(reply)}`;
  },
}));

export const signIn: AttackClass = {
  name: 'sign-in',
  cases: () => [
    ...[withoutPassword, throttles, commonPasswords, enumeration, resetLinks].flat(),
    ...[resetFlood, ...panelSignIn, ...panelProfile],
  ],
};
