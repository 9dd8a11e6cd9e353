/** Hiding what was done: changing entries of the audit log, or writing into it what never happened. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts } from '../accounts.ts';
import { type AttackCase, type AttackClass, describeReply } from '../attack-case.ts';
import type { Attacker } from '../attacker.ts';
import { changeRows, readRows } from '../database.ts';

type Entry = { action: string; ipAddress: string | null; record: { name: string | null } | null };

/** The newest entries, as admins see them. */
async function readLog({ send }: Attacker, query = ''): Promise<Entry[]> {
  const reply = await send({ path: `/api/audit-log?limit=100${query}`, as: 'admin' });
  if (reply.status !== 200) throw new Error(`The audit log returned ${describeReply(reply)}`);
  return (JSON.parse(reply.text) as { entries: Entry[] }).entries;
}

const paths = ['/api/audit-log', '/api/audit-log/1', '/api/audit-log/users', '/api/audit-log/export/csv'];

const byCalls = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
  paths.map((path): AttackCase => ({
    goal: `change the log by ${method} ${path}`,
    attempt: async ({ send }) => {
      const reply = await send({ method, path, body: { fields: [], action: 'created' }, as: 'admin' });
      return reply.status === 404 || reply.status === 405 ? null : `got ${describeReply(reply)}`;
    },
  })),
);

const uids = ['api::audit-log.audit-log', 'audit_log', 'admin::audit-log', 'api::audit-entry.audit-entry'];

const byPanel = uids.flatMap((uid) =>
  (['GET', 'POST', 'DELETE'] as const).map((method): AttackCase => ({
    goal: `${method} the log as ${uid} in the panel`,
    attempt: async ({ send }) => {
      const path = `/content-manager/collection-types/${uid}${method === 'DELETE' ? '/1' : ''}`;
      const reply = await send({ to: 'cms', method, path, as: 'panelAdmin', ...(method === 'POST' && { body: {} }) });
      return reply.status >= 400 && reply.status < 500 ? null : `got ${describeReply(reply)}`;
    },
  })),
);

const statements: Record<string, string> = {
  'changes the newest entry': "update audit_log set actor_name = 'Nobody' where id = (select max(id) from audit_log)",
  'changes who did everything': "update audit_log set actor_id = '1'",
  'deletes the newest entry': 'delete from audit_log where id = (select max(id) from audit_log)',
  'deletes all entries': 'delete from audit_log',
  'replaces an entry': 'insert or replace into audit_log select * from audit_log order by id desc limit 1',
};

const byDatabase = Object.entries(statements).map(([name, sql]): AttackCase => ({
  goal: `hide traces by a statement that ${name}`,
  attempt: async ({ target }) => {
    const before = JSON.stringify(readRows(target.dataDir, 'select * from audit_log order by id'));
    const error = changeRows(target.dataDir, sql);
    const after = JSON.stringify(readRows(target.dataDir, 'select * from audit_log order by id'));
    if (!after.startsWith(before.slice(0, -1))) return 'entries have changed';
    return error?.includes('audit log') ? null : `the database says ${error ?? 'nothing'}`;
  },
}));

const forwarding = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'True-Client-IP', 'CF-Connecting-IP'];

const address: AttackCase = {
  goal: 'guess a password under another address by forwarding headers',
  attempt: async (attacker) => {
    const body = { email: accounts.panelEditor.email, password: 'Wrong-password-2026' };
    const own = { ...body, email: accounts.bartender.email };
    const headers = Object.fromEntries(
      forwarding.map((name) => [name, name === 'Forwarded' ? 'for=203.0.113.66' : '203.0.113.66']),
    );
    for (const each of [body, own])
      await attacker.send({ method: 'POST', path: '/api/auth/login', body: each, headers });
    // It is recorded some time after the response, so that known accounts don't take longer.
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const failed = (await readLog(attacker)).filter(({ action }) => action === 'sign-in-failed');
      if (failed.some(({ ipAddress }) => ipAddress === '203.0.113.66')) return 'the log has the forged address';
      if (failed.some(({ ipAddress }) => ipAddress === attacker.address)) return null;
      await sleep(200);
    }
    return 'the failed sign-in is not in the log';
  },
};

/** Names that could end a line, a cell or a tag of whatever shows the log. */
const names: Record<string, string> = {
  'a line break': 'Ale\r\n2031-01-01,Nobody,signed in',
  'a formula': '=HYPERLINK("http://evil.example","x")',
  'a formula behind a tab': '\t=1+1',
  'a tag': '<img src=x onerror=alert(1)>',
  'the end of a JSON text': '"],"actor":{"name":"Nobody"},"x":["',
  'an escape sequence of terminals': '\u001B[2J\u001B[1;1H',
  'a change of direction': '\u202Eelbisivni',
};

const forgedEntries = Object.entries(names).map(([name, text]): AttackCase => ({
  goal: `forge entries by a record whose name has ${name}`,
  attempt: async (attacker) => {
    const id = randomBytes(4).toString('hex');
    const body = { name: `${text}${id}` };
    const created = await attacker.send({ method: 'POST', path: '/api/beers', body, as: 'moderator' });
    if (created.status >= 500) return `got ${describeReply(created)}`;
    if (created.status >= 400) return null;
    const { beer } = JSON.parse(created.text) as { beer: { _id: string } };
    const entries = await readLog(attacker, `&search=${id}`);
    const csv = await attacker.send({ path: `/api/audit-log/export/csv?search=${id}`, as: 'admin' });
    await attacker.send({ method: 'DELETE', path: `/api/beers/${beer._id}`, as: 'admin' });
    if (entries.length !== 1) return `${entries.length} entries`;
    if (/(?:^|[,"\r\n])[=+@\t](?=[A-Z=\d])/m.test(csv.text)) return 'the CSV file has a formula';
    const lines = csv.text.split('\n').filter((line) => line.includes('Nobody,signed in'));
    return lines.some((line) => line.startsWith('2031')) ? 'the CSV file has a forged line' : null;
  },
}));

/** Entries have the names of users, beers and events. */
const isName = (secret: string) => /^the (?:title|name|email address of the) /.test(secret);

const withoutSecrets: AttackCase = {
  goal: 'find passwords, tokens or private texts in the log',
  attempt: async ({ target }) => {
    const rows = JSON.stringify(readRows(target.dataDir, 'select * from audit_log'));
    const found = [...target.secrets].find(([secret, value]) => !isName(secret) && rows.includes(value));
    return found ? `it has ${found[0]}` : null;
  },
};

export const auditLog: AttackClass = {
  name: 'audit log',
  cases: () => [...byCalls, ...byPanel, ...byDatabase, address, ...forgedEntries, withoutSecrets],
};
