/** Signing in without a password, and finding out who has an account. The limits of guesses are tested in the API. */
import { accounts } from '../accounts.ts';
import { attack, type AttackCase, type AttackClass, describeReply, refused } from '../attack-case.ts';
import { readRows } from '../../database.ts';

/** Bodies of a sign-in that no comparison with a stored password may accept. */
const bodies: Record<string, object> = {
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

const withoutPassword = Object.entries(bodies).map(([name, body]) =>
  attack(`sign in with ${name}`, async ({ send }) => {
    const reply = await send({ method: 'POST', path: '/api/auth/login', body });
    const isSet = reply.headers['set-cookie']?.some((cookie) => !/=;|Max-Age=0/.test(cookie));
    return reply.status < 400 || isSet ? `got ${describeReply(reply)}` : null;
  }),
);

const timing = attack('find out by the time of a sign-in which accounts exist', async ({ send, nextAddress }) => {
  const measure = async (email: string, index: number) => {
    const body = { email, password: `wrong ${index}` };
    return (await send({ method: 'POST', path: '/api/auth/login', body, from: nextAddress() })).milliseconds;
  };
  // Alternates, so that a busy moment slows down both; the fastest is what the sign-in itself takes.
  let [known, unknown] = [Infinity, Infinity];
  for (let index = 0; index < 3; index += 1) {
    known = Math.min(known, await measure(accounts.bartender.email, index));
    unknown = Math.min(unknown, await measure('no-such-bartender@example.com', index));
  }
  const ratio = Math.max(known, unknown) / Math.min(known, unknown);
  return ratio < 2 ? null : `known ${known.toFixed(0)} ms, unknown ${unknown.toFixed(0)} ms`;
});

const resetLink = attack(
  'get the reset link of a victim by headers that name another host',
  async ({ send, target }) => {
    const headers = {
      Host: 'evil.example',
      Forwarded: 'host=evil.example',
      'X-Forwarded-Host': 'evil.example',
      Origin: 'https://evil.example',
      Referer: 'https://evil.example',
    };
    for (const { email } of [accounts.panelEditor, accounts.admin])
      await send({ method: 'POST', path: '/api/auth/forgot-password', body: { email }, headers });
    const mails = JSON.stringify(readRows(target.dataDir, 'select * from outgoing_mails'));
    return mails.includes('evil.example') ? 'an email contains the host of the attacker' : null;
  },
);

const panelSignIn: AttackCase[] = [
  refused(
    'sign in to the panel with an account of the staff app',
    { to: 'cms', method: 'POST', path: '/admin/login', body: accounts.admin },
    [400, 401, 429],
  ),
  refused(
    'register a first admin of the panel again',
    {
      to: 'cms',
      method: 'POST',
      path: '/admin/register-admin',
      body: { firstname: 'Eve', email: 'eve@example.com', password: 'Evil-password-2026' },
    },
    [400, 401, 403, 404],
  ),
];

export const signIn: AttackClass = {
  name: 'sign-in',
  cases: () => [...withoutPassword, timing, resetLink, ...panelSignIn],
};
