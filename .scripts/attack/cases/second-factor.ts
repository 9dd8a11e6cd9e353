/** Signing in to an account with a second factor whose password is known, and taking the second factor away. */
import { createHmac, randomBytes } from 'node:crypto';
import { type AttackCase, type AttackClass, describeReply, type Finding } from '../attack-case.ts';
import type { Attacker } from '../attacker.ts';
import { readRows } from '../database.ts';

type Victim = { email: string; password: string; id: string; secret: string; recoveryCodes: string[]; token: string };

const stepMs = 30_000;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Of the alphabet of RFC 4648, without padding. */
function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238 with SHA-1 and six digits. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

const currentStep = () => Math.floor(Date.now() / stepMs);

/** Sends as the owner of the account, whose limits and address are not the attacker's. */
async function asOwner<Body>({ send, nextAddress }: Attacker, method: string, path: string, body: object, token = '') {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const reply = await send({ method, path, body, headers, from: nextAddress(), isOwn: true });
  if (reply.status >= 400) throw new Error(`${method} ${path} returned ${describeReply(reply)}`);
  return JSON.parse(reply.text) as Body;
}

/** An account with two-step sign-in, of its own for each case: wrong codes use up its attempts. */
async function createVictim(attacker: Attacker): Promise<Victim> {
  const account = {
    email: `two-step-${randomBytes(4).toString('hex')}@attack-test.example`,
    password: `Two-steps-${randomBytes(6).toString('hex')}`,
  };
  const { user } = await asOwner<{ user: { _id: string } }>(
    ...([attacker, 'POST', '/api/auth/users'] as const),
    { ...account, firstName: 'Vic', lastName: 'Tim', role: 'moderator' },
    attacker.target.tokens.admin,
  );
  const { token } = await asOwner<{ token: string }>(attacker, 'POST', '/api/auth/login', account);
  const currentPassword = account.password;
  const setup = '/api/auth/second-factor/setup';
  const { secret } = await asOwner<{ secret: string }>(attacker, 'POST', setup, { currentPassword }, token);
  const code = codeOf(secret, currentStep());
  const { recoveryCodes } = await asOwner<{ recoveryCodes: string[] }>(
    ...([attacker, 'POST', '/api/auth/second-factor', { code }, token] as const),
  );
  return { ...account, id: user._id, secret, recoveryCodes, token };
}

const signInAs = ({ send }: Attacker, { email, password }: Victim, extra: object, from?: string) =>
  send({ method: 'POST', path: '/api/auth/login', body: { email, password, ...extra }, ...(from && { from }) });

type Code = (victim: Victim) => unknown;

/** Codes that are not valid now. */
const codes: Record<string, Code> = {
  'no code': () => undefined,
  'an empty code': () => '',
  'a code of spaces': () => '      ',
  'null as code': () => null,
  'true as code': () => true,
  'a list with the code': ({ secret }) => [codeOf(secret, currentStep() + 1)],
  'an operator as code': () => ({ $ne: '' }),
  'a number as code': ({ secret }) => Number(codeOf(secret, currentStep() + 1)),
  'the code that turned it on': ({ secret }) => codeOf(secret, currentStep()),
  'a code of five minutes ago': ({ secret }) => codeOf(secret, currentStep() - 10),
  'a code of five minutes later': ({ secret }) => codeOf(secret, currentStep() + 10),
  'the code of an empty secret': () => codeOf('', currentStep() + 1),
  'a code with another digit behind it': ({ secret }) => `${codeOf(secret, currentStep() + 1)}0`,
  'a code without its first digit': ({ secret }) => codeOf(secret, currentStep() + 1).slice(1),
  'all codes at once': () => Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6)).join(','),
  'a pattern as code': () => '......',
  'a wildcard as code': () => '%',
  'a part of a recovery code': ({ recoveryCodes }) => (recoveryCodes[0] ?? '').slice(0, -1),
  'two recovery codes': ({ recoveryCodes }) => recoveryCodes.slice(0, 2).join(''),
  'a recovery code of dashes': () => '-----',
  'a code of 100 KB': () => '0'.repeat(100_000),
};

const withoutCode = Object.entries(codes).map(([name, codeFor]): AttackCase => ({
  goal: `sign in with the password and ${name}`,
  attempt: async (attacker) => {
    const victim = await createVictim(attacker);
    const reply = await signInAs(attacker, victim, { code: codeFor(victim) });
    const isRefused = [400, 401, 413].includes(reply.status) && !reply.headers['set-cookie'];
    return isRefused ? null : `got ${describeReply(reply)}`;
  },
}));

const guesses: AttackCase[] = [
  {
    goal: 'guess codes from many addresses without waiting',
    attempt: async (attacker) => {
      const victim = await createVictim(attacker);
      const statuses: number[] = [];
      for (let index = 0; index < 20; index += 1) {
        const code = String(index).padStart(6, '0');
        statuses.push((await signInAs(attacker, victim, { code }, attacker.nextAddress())).status);
      }
      // The first five, and the few for which the wait had ended.
      const isThrottled = statuses.filter((status) => status === 401).length <= 9;
      return isThrottled && statuses.every((status) => status === 401 || status === 429)
        ? null
        : `got ${statuses.join(', ')}`;
    },
  },
  {
    goal: 'keep the owner out by wrong codes from many addresses',
    attempt: async (attacker) => {
      const victim = await createVictim(attacker);
      const { email, password, recoveryCodes } = victim;
      const signInAsOwner = (code: string | undefined, headers = {}) =>
        attacker.send({
          ...{ method: 'POST', path: '/api/auth/login', body: { email, password, code }, headers },
          ...{ from: attacker.nextAddress(), isOwn: true },
        });
      const first = await signInAsOwner(recoveryCodes[0]);
      const Cookie = (first.headers['set-cookie'] ?? [])
        .find((each) => each.startsWith('brewery_device'))
        ?.split(';')[0];
      for (let index = 0; index < 12; index += 1)
        await signInAs(attacker, victim, { code: '000000' }, attacker.nextAddress());
      const reply = await signInAsOwner(recoveryCodes[1], { Cookie });
      return reply.status === 200 ? null : `the owner got ${describeReply(reply)}`;
    },
  },
  {
    goal: 'guess many codes at the same time',
    attempt: async (attacker) => {
      const victim = await createVictim(attacker);
      const attempts = Array.from({ length: 15 }, (_, index) =>
        signInAs(attacker, victim, { code: String(index).padStart(6, '0') }, attacker.nextAddress()),
      );
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      const checkedCodes = statuses.filter((status) => status === 401).length;
      // The first five, and those for which the wait had ended.
      return checkedCodes <= 8 && !statuses.includes(200) ? null : `${checkedCodes} codes were checked`;
    },
  },
  {
    goal: 'find out by a code whether a password is right',
    attempt: async (attacker) => {
      const { email } = await createVictim(attacker);
      const body = { email, password: 'Wrong-password-2026', code: '000000' };
      const { text } = await attacker.send({ method: 'POST', path: '/api/auth/login', body });
      return text.includes('second-factor') ? `got ${text.slice(0, 160)}` : null;
    },
  },
  {
    goal: 'use a recovery code twice',
    attempt: async (attacker) => {
      const victim = await createVictim(attacker);
      const [code = ''] = victim.recoveryCodes;
      const first = await attacker.send({
        ...{ method: 'POST', path: '/api/auth/login', isOwn: true },
        body: { email: victim.email, password: victim.password, code },
      });
      if (first.status !== 200) return `the first use got ${describeReply(first)}`;
      const second = await signInAs(attacker, victim, { code });
      return second.status === 401 ? null : `got ${describeReply(second)}`;
    },
  },
  {
    goal: 'use a recovery code in several sign-ins at the same time',
    attempt: async (attacker) => {
      const victim = await createVictim(attacker);
      const { email, password, recoveryCodes } = victim;
      const attempts = Array.from({ length: 4 }, () =>
        attacker.send({
          ...{ method: 'POST', path: '/api/auth/login', isOwn: true, from: attacker.nextAddress() },
          body: { email, password, code: recoveryCodes[1] },
        }),
      );
      const signedIn = (await Promise.all(attempts)).filter(({ status }) => status === 200).length;
      return signedIn === 1 ? null : `${signedIn} sign-ins`;
    },
  },
];

/** What a stolen session must not be able to do. */
const withStolenSession: Record<string, { method: string; path: string; body?: object }> = {
  'turn the second factor off': { method: 'DELETE', path: '/api/auth/second-factor', body: {} },
  'turn it off with a wrong password': {
    ...{ method: 'DELETE', path: '/api/auth/second-factor' },
    body: { currentPassword: 'Wrong-password-2026' },
  },
  'replace the authenticator app': { method: 'POST', path: '/api/auth/second-factor/setup', body: {} },
  'get new recovery codes': { method: 'POST', path: '/api/auth/second-factor/recovery-codes', body: {} },
  'confirm a secret of the attacker': {
    ...{ method: 'POST', path: '/api/auth/second-factor' },
    body: { code: codeOf('GEZDGNBVGY3TQOJQ', currentStep()), secret: 'GEZDGNBVGY3TQOJQ' },
  },
};

const stolen = Object.entries(withStolenSession).map(([name, request]): AttackCase => ({
  goal: `${name} by a stolen session`,
  attempt: async (attacker) => {
    const victim = await createVictim(attacker);
    const headers = { Authorization: `Bearer ${victim.token}` };
    const reply = await attacker.send({ ...request, headers, isOwn: true });
    if (reply.status < 400) return `got ${describeReply(reply)}`;
    const after = await signInAs(attacker, victim, {});
    return after.status === 401 ? null : 'the password alone signs in';
  },
}));

const byOtherRoles = (['moderator', 'bartender'] as const).flatMap((as) =>
  (['GET', 'DELETE'] as const).map((method): AttackCase => ({
    goal: `${method === 'GET' ? 'see' : 'turn off'} the second factor of a user as ${as}`,
    attempt: async (attacker) => {
      const { id } = await createVictim(attacker);
      const { status } = await attacker.send({ method, path: `/api/auth/users/${id}/second-factor`, as });
      return status === 403 ? null : `got ${status}`;
    },
  })),
);

const stored: AttackCase = {
  goal: 'create codes with a copy of the database',
  attempt: async (attacker): Promise<Finding> => {
    const { secret, recoveryCodes } = await createVictim(attacker);
    const rows = readRows(attacker.target.dataDir, 'select * from staff_second_factors');
    if (rows.length === 0) return 'nothing is stored';
    const text = JSON.stringify(rows);
    const readable = [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))];
    return readable.some((value) => text.includes(value)) ? 'the secret or a recovery code is readable' : null;
  },
};

const panelAccount: AttackCase = {
  goal: 'read second factors in the panel',
  attempt: async ({ send }) => {
    for (const uid of ['staff_second_factors', 'plugin::users-permissions.user', 'api::second-factor.second-factor']) {
      const reply = await send({ to: 'cms', path: `/content-manager/collection-types/${uid}`, as: 'panelEditor' });
      if (reply.status < 400 && /secret|recovery/i.test(reply.text)) return `${uid}: ${describeReply(reply)}`;
    }
    return null;
  },
};

const rulesPath = '/api/auth/sign-in-rules';

const required: AttackCase[] = [
  ...(['moderator', 'bartender'] as const).map((as): AttackCase => ({
    goal: `stop requiring a second factor of admins as ${as}`,
    attempt: async ({ send }) => {
      const { status } = await send({ method: 'PUT', path: rulesPath, body: { isSecondFactorRequired: false }, as });
      return status === 403 ? null : `got ${status}`;
    },
  })),
  {
    goal: 'lock all admins out by requiring what none of them has',
    attempt: async ({ send }) => {
      const body = { isSecondFactorRequired: true };
      const { status } = await send({ method: 'PUT', path: rulesPath, body, as: 'admin' });
      const after = await send({ path: '/api/auth/users', as: 'admin' });
      return status >= 400 && status < 500 && after.status === 200 ? null : `got ${status}, then ${after.status}`;
    },
  },
];

export const secondFactor: AttackClass = {
  name: 'two-step sign-in',
  cases: () => [...withoutCode, ...guesses, ...stolen, ...byOtherRoles, stored, panelAccount, ...required],
};
