/** Keeping the owner of an account out: by wrong passwords, by requests of links, and on devices with and without a cookie. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AttackCase, type AttackClass, describeReply } from '../attack-case.ts';
import type { Attacker } from '../attacker.ts';
import { readRows } from '../database.ts';
import { guess, login } from './sign-in.ts';

type Lockout = { attack: (attacker: Attacker, account: Credentials) => Promise<void>; isOnKnownDevice: boolean };
type Credentials = { email: string; password: string };

const repeat = async (count: number, attempt: () => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await attempt();
};

/** The owner is elsewhere, or behind the address of the attack on a device that has signed in before. */
const attacksOnOwner: Record<string, Lockout> = {
  'wrong passwords from one address': {
    attack: (attacker, { email }) => repeat(8, () => guess(attacker, email)),
    isOnKnownDevice: false,
  },
  'wrong passwords from the same address': {
    attack: (attacker, { email }) => repeat(8, () => guess(attacker, email)),
    isOnKnownDevice: true,
  },
  'wrong passwords from many addresses': {
    attack: (attacker, { email }) => repeat(30, () => guess(attacker, email, attacker.nextAddress())),
    isOnKnownDevice: true,
  },
  'sign-ins for other accounts from the same address': {
    attack: (attacker) => repeat(24, () => guess(attacker, `guest-${Math.random()}@example.com`)),
    isOnKnownDevice: true,
  },
  'guesses with a device cookie of their own': {
    attack: (attacker, { email }) =>
      repeat(8, () => login(attacker, { email, password: 'wrong' }, { Cookie: 'brewery_device_AAAAAAAA=9.a.b' })),
    isOnKnownDevice: true,
  },
};

const deviceCookieIn = ({ headers }: { headers: { 'set-cookie'?: string[] } }) =>
  (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('brewery_device_'))?.split(';')[0] ?? '';

/** An account of its own, and how its owner signs in. */
async function createOwner(attacker: Attacker, name: string) {
  const account = { email: `${name}@attack-test.example`, password: 'Attack-test-owner-2026' };
  const body = { ...account, firstName: 'Olga', lastName: 'Owner', role: 'moderator' };
  await attacker.send({ method: 'POST', path: '/api/auth/users', body, as: 'admin' });
  const signIn = (password: string, { from = attacker.nextAddress(), cookie = '' } = {}) =>
    attacker.send({
      ...{ method: 'POST', path: '/api/auth/login', body: { ...account, password }, from, isOwn: true },
      headers: { Cookie: cookie },
    });
  return { ...account, signIn };
}

const newPassword = 'Attack-test-renewed-2026';

const ownersWayBack: AttackCase[] = [
  {
    goal: 'keep the owner of an account on a new device from signing in, and from a link to reset the password',
    attempt: async (attacker) => {
      const { send, nextAddress, target } = attacker;
      const { email, signIn } = await createOwner(attacker, 'new-device');
      const links = () =>
        readRows(target.dataDir, 'select "to", text from outgoing_mails order by id').filter(({ to }) => to === email);
      for (let index = 0; index < 8; index += 1)
        await send({ method: 'POST', path: '/api/auth/forgot-password', body: { email }, from: nextAddress() });
      // Links are created a second after each response.
      for (let attempt = 0; attempt < 50 && links().length < 3; attempt += 1) await sleep(100);
      const token = /#token=(\S+)/.exec(String(links().at(-1)?.['text']))?.[1];
      const body = { token, password: newPassword };
      const reset = await send({ method: 'POST', path: '/api/auth/reset-password', body, isOwn: true });
      if (reset.status !== 200) return `the latest link got ${describeReply(reset)}`;
      await repeat(30, () => guess(attacker, email, nextAddress()));
      const reply = await signIn(newPassword, { cookie: deviceCookieIn(reset) });
      return reply.status === 200 ? null : `the owner got ${describeReply(reply)}`;
    },
  },
  {
    goal: 'guess a new password by the cookie of a device that knew the old one',
    attempt: async (attacker) => {
      const { email, password, signIn } = await createOwner(attacker, 'old-device');
      const first = await signIn(password);
      const { user, token } = JSON.parse(first.text) as { user: { _id: string }; token: string };
      const change = { password: newPassword, currentPassword: password };
      const headers = { Authorization: `Bearer ${token}` };
      await attacker.send({ method: 'PUT', path: `/api/auth/users/${user._id}`, body: change, headers, isOwn: true });
      await repeat(5, () => guess(attacker, email));
      const cookie = deviceCookieIn(first);
      const { status } = await login(attacker, { email, password: 'wrong' }, { Cookie: cookie });
      return status === 429 ? null : `got ${status}`;
    },
  },
];

const lockedOut = Object.entries(attacksOnOwner).map(([name, { attack, isOnKnownDevice }], index): AttackCase => ({
  goal: `keep the owner of an account out by ${name}`,
  attempt: async (attacker) => {
    const { signIn: signInAs, ...account } = await createOwner(attacker, `owner-${index}`);
    const cookie = deviceCookieIn(await signInAs(account.password));
    await attack(attacker, account);
    const reply = await signInAs(account.password, isOnKnownDevice ? { from: attacker.address, cookie } : {});
    return reply.status === 200 ? null : `the owner got ${describeReply(reply)}`;
  },
  ...(index < 2 ? {} : { isLong: true }),
}));

export const lockouts: AttackClass = {
  name: 'lockouts',
  cases: () => [...lockedOut, ...ownersWayBack],
};
