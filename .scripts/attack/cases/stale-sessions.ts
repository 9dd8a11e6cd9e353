/** A stolen session whose last sign-in is long ago: what gives more access, or takes data away, needs the password. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type AttackCase, type AttackClass, describeReply, diagonals } from '../attack-case.ts';
import type { Attacker, AttackRequest } from '../attacker.ts';
import { openDatabase, readRows } from '../database.ts';
import type { Target } from '../target.ts';

const staffRoles = ['admin', 'moderator', 'bartender'] as const;

/** Returns the token. */
async function stealSession({ send, target, nextAddress }: Attacker, role: (typeof staffRoles)[number]) {
  const id = randomBytes(4).toString('hex');
  const account = { email: `stale-${id}@attack-test.example`, password: `Stale-session-${id}` };
  const taprooms = role === 'bartender' ? ['auburn'] : [];
  const body = { ...account, firstName: 'Sta', lastName: 'Le', role, taprooms };
  await send({ method: 'POST', path: '/api/auth/users', body, as: 'admin' });
  const login = { method: 'POST', path: '/api/auth/login', body: account, isOwn: true, from: nextAddress() } as const;
  const { text, headers } = await send(login);
  const database = openDatabase(path.join(target.dataDir, 'brewery.db'));
  const elevenMinutesAgo = Date.now() - 11 * 60_000;
  database.exec(
    `update staff_sessions set confirmed_at = ${elevenMinutesAgo} where document_id = '${String(headers['session-id'])}'`,
  );
  database.close();
  return (JSON.parse(text) as { token: string }).token;
}

type Call = Pick<AttackRequest, 'method' | 'path' | 'body'>;

const other = { email: 'eve@evil.example', password: 'Evil-password-2026' };

/** Calls that need a confirmed password only for some changes. The others are those of the API documentation. */
const changes: Record<string, (target: Target) => Call> = {
  'change the role of a user': ({ ids }) => ({
    ...{ method: 'PUT', path: `/api/auth/users/${ids.user}` },
    body: { role: 'admin', taprooms: [] },
  }),
  'change the password of a user': ({ ids }) => ({
    ...{ method: 'PUT', path: `/api/auth/users/${ids.user}` },
    body: { password: other.password },
  }),
  'change the email of a user': ({ ids }) => ({
    ...{ method: 'PUT', path: `/api/auth/users/${ids.user}` },
    body: { email: other.email },
  }),
  'send inquiries to another address': () => ({
    ...{ method: 'PUT', path: '/api/site/settings' },
    body: { inquiryRecipient: other.email },
  }),
};

function listSensitive(target: Target): [goal: string, call: Call][] {
  const documented = Object.entries(target.document.paths).flatMap(([route, operations]) =>
    Object.entries(operations).flatMap(([name, operation]): [string, Call][] => {
      if (!operation['x-needs-confirmation']) return [];
      const method = name.toUpperCase();
      const url = route.replace('{id}', target.ids.user).replaceAll(/\{\w+\}/g, 'any');
      return [[`call ${method} ${route}`, { method, path: `/api${url}`, body: method === 'GET' ? null : {} }]];
    }),
  );
  if (documented.length === 0) throw new Error('The API documentation names no call that needs a confirmed password');
  return [...documented, ...Object.entries(changes).map(([goal, callFor]): [string, Call] => [goal, callFor(target)])];
}

const storedTables = ['up_users', 'up_users_role_lnk', 'staff_second_factors', 'site_settings', 'subscribers', 'beers'];

const readStored = ({ dataDir }: Target) =>
  JSON.stringify(storedTables.map((table) => readRows(dataDir, `select * from ${table} order by 1`)));

const sensitiveCalls = (target: Target) =>
  listSensitive(target).flatMap(([goal, call]) =>
    staffRoles.map((role): AttackCase => ({
      goal: `${goal} by the stolen session of a ${role}`,
      attempt: async (attacker) => {
        const headers = { Authorization: `Bearer ${await stealSession(attacker, role)}` };
        const before = readStored(target);
        const reply = await attacker.send({ ...call, headers, isOwn: true });
        if (readStored(target) !== before) return `changed something: ${describeReply(reply)}`;
        const isRefused = reply.status === 403 && (role !== 'admin' || reply.text.includes('confirm-password'));
        return isRefused ? null : `got ${describeReply(reply)}`;
      },
    })),
  );

export const staleSessions: AttackClass = {
  name: 'stale sessions',
  cases: (target) => diagonals(staffRoles.length, sensitiveCalls(target)),
};
