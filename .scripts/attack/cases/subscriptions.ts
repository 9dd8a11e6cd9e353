/** Subscribing strangers, filling their mailboxes, and confirming what they have not asked for. Double opt-in is on. */
import { randomBytes } from 'node:crypto';
import { type AttackCase, type AttackClass, describeReply } from '../attack-case.ts';
import type { Attacker } from '../attacker.ts';
import { readRows } from '../database.ts';

const settingsPath = '/api/site/settings';

async function setDoubleOptIn({ send }: Attacker, newsletterDoubleOptIn: boolean | null): Promise<void> {
  const reply = await send({ method: 'PUT', path: settingsPath, body: { newsletterDoubleOptIn }, as: 'admin' });
  if (reply.status !== 200) throw new Error(`The setting returned ${describeReply(reply)}`);
}

/** Runs with double opt-in on, as some breweries have it. */
const withDoubleOptIn = ({ goal, attempt }: AttackCase): AttackCase => ({
  goal,
  attempt: async (attacker) => {
    await setDoubleOptIn(attacker, true);
    try {
      return await attempt(attacker);
    } finally {
      await setDoubleOptIn(attacker, null);
    }
  },
});

const stranger = () => `stranger-${randomBytes(5).toString('hex')}@example.com`;

function subscribe(attacker: Attacker, email: string, from?: string) {
  const body = { email, source: 'website' };
  return attacker.send({ method: 'POST', path: '/api/newsletter/subscribe', body, ...(from && { from }) });
}

const isSubscribed = ({ target }: Attacker, email: string) =>
  readRows(target.dataDir, 'select email from subscribers where is_active = 1').some((row) => row['email'] === email);

const countEmails = ({ target }: Attacker, email: string) =>
  readRows(target.dataDir, 'select * from outgoing_mails').filter((row) => JSON.stringify(row).includes(email)).length;

/** Tokens that no link has. */
const tokens: Record<string, unknown> = {
  'no token': undefined,
  'an empty token': '',
  'null as token': null,
  'true as token': true,
  'an operator as token': { $ne: '' },
  'a list of tokens': ['a', 'b'],
  'a wildcard as token': '%',
  'SQL as token': "' or '1'='1",
  'a token of the right length': 'A'.repeat(43),
  'a token of 10 KB': 'A'.repeat(10_000),
};

const guesses = Object.entries(tokens).map(([name, token]): AttackCase => ({
  goal: `confirm the subscription of a stranger with ${name}`,
  attempt: async (attacker) => {
    const email = stranger();
    await subscribe(attacker, email);
    const reply = await attacker.send({ method: 'POST', path: '/api/newsletter/confirm', body: { token } });
    if (![400, 404, 413].includes(reply.status)) return `got ${describeReply(reply)}`;
    return isSubscribed(attacker, email) ? 'the stranger is subscribed' : null;
  },
}));

const others: AttackCase[] = [
  {
    goal: 'subscribe a stranger who confirms nothing',
    attempt: async (attacker) => {
      const email = stranger();
      const { status } = await subscribe(attacker, email);
      if (status >= 400) return `got ${status}`;
      return isSubscribed(attacker, email) ? 'the stranger is subscribed' : null;
    },
  },
  {
    goal: 'get the token of a stranger by signing up again',
    attempt: async (attacker) => {
      const email = stranger();
      await subscribe(attacker, email);
      const rows = readRows(attacker.target.dataDir, 'select * from pending_subscriptions');
      const row = rows.find((each) => each['email'] === email);
      if (!row) return 'the sign-up is not stored';
      const { text } = await subscribe(attacker, email);
      return text.includes(String(row['token'])) ? 'the response contains the token' : null;
    },
  },
  {
    goal: 'confirm a subscription by opening its page without a script, as link scanners do',
    attempt: async (attacker) => {
      const email = stranger();
      await subscribe(attacker, email);
      const rows = readRows(attacker.target.dataDir, 'select * from pending_subscriptions');
      const token = String(rows.find((each) => each['email'] === email)?.['token']);
      for (const path of [`/newsletter/confirm?token=${token}`, `/api/newsletter/confirm?token=${token}`]) {
        await attacker.send({ path });
        await attacker.send({ method: 'HEAD', path });
      }
      return isSubscribed(attacker, email) ? 'the stranger is subscribed' : null;
    },
  },
  {
    goal: 'fill the mailbox of a stranger from many addresses',
    attempt: async (attacker) => {
      const email = stranger();
      for (let index = 0; index < 12; index += 1) await subscribe(attacker, email, attacker.nextAddress());
      const count = countEmails(attacker, email);
      return count >= 1 && count <= 5 ? null : `${count} emails`;
    },
  },
  {
    goal: 'fill the mailbox of a stranger by sign-ups at the same time',
    attempt: async (attacker) => {
      const email = stranger();
      await Promise.all(Array.from({ length: 12 }, () => subscribe(attacker, email, attacker.nextAddress())));
      const count = countEmails(attacker, email);
      return count >= 1 && count <= 5 ? null : `${count} emails`;
    },
  },
  {
    goal: 'fill the mailbox of a stranger under other spellings of the address',
    attempt: async (attacker) => {
      const email = stranger();
      for (const spelling of [email.toUpperCase(), ` ${email}`, `${email} `, email.replace('s', 'S')]) {
        await subscribe(attacker, spelling, attacker.nextAddress());
      }
      const count = countEmails(attacker, email);
      return count === 1 ? null : `${count} emails`;
    },
  },
];

export const subscriptions: AttackClass = {
  name: 'subscriptions',
  cases: () => [...guesses, ...others].map(withDoubleOptIn),
};
