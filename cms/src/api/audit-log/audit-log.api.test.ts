import type { AuditActor, AuditEntry } from '#domain/audit/schema';
import { auditSentence } from '#domain/audit/sentence';
import type { Pagination } from '#domain/shared/response-schemas';
import { fullName } from '#domain/user/display';
import { staffEmail } from '../../../test/accounts';
import { admin, moderator, visitor } from '../../../test/client';
import { makeBeer, unique, uniqueEmail, contactForm } from '../../../test/factories';
import { imageFile } from '../../../test/files';
import { callPanel, readOk, saveInPanel, uploadInPanel } from '../../../test/panel';
import { countRows, isOnPostgres, queryRows } from '../../../test/stored-data';
import { signInAs, makeUser, password } from '../../../test/users';

type List = { entries: AuditEntry[]; pagination: Pagination };

const list = async (query: Record<string, string>) =>
  (await admin.get<List>(`/audit-log?${new URLSearchParams(query)}`)).body;

/** Newest first. */
const findEntries = async (search: string) => (await list({ search })).entries;

const sentences = async (search: string) => (await findEntries(search)).map(auditSentence);

const readPanel = async <Data>(method: string, path: string, data?: object): Promise<Data> =>
  (await readOk(callPanel<{ data: Data }>(method, path, data))).data;

const { _id: moderatorId } = (await moderator.get('/auth/me')).body.user;
const moderatorActor = { kind: 'user', id: moderatorId, name: 'Test Moderator', email: staffEmail.moderator };

test('the entry of an update names the changed fields and components, without values', async () => {
  const beer = await makeBeer({ abv: 5, awards: [{ name: 'Gold', year: 2024 }] });
  const changes = { name: beer.name, abv: 6.5, hops: 'Secret hop', awards: [{ name: 'Silver', year: 2024 }] };
  expect((await moderator.put(`/beers/${beer._id}`, changes)).status).toBe(200);
  const [entry] = await findEntries(beer.name);
  expect(entry).toEqual({
    _id: expect.any(String),
    recordedAt: expect.any(String),
    actor: { ...moderatorActor, name: expect.any(String) },
    source: 'staff-app',
    ipAddress: expect.stringMatching(/^10\./),
    action: 'changed',
    area: 'beers',
    record: { type: 'beer', id: beer._id, name: beer.name },
    fields: ['abv', 'hops', 'awards'],
    count: 1,
  });
  expect(JSON.stringify(await queryRows('select * from audit_log order by id desc limit 5'))).not.toContain('Secret');
});

test('creating and deleting add entries; saves without a change and rejected changes do not', async () => {
  const beer = await makeBeer({ abv: 5 });
  await admin.put(`/beers/${beer._id}`, { name: beer.name, abv: 5 });
  const stale = { name: beer.name, abv: 9, updatedAt: '2020-01-01T00:00:00.000Z' };
  expect((await admin.put(`/beers/${beer._id}`, stale)).status).toBe(409);
  await admin.delete(`/beers/${beer._id}`);
  expect((await findEntries(beer.name)).map(({ action }) => action)).toEqual(['deleted', 'created']);
});

test('a change by the API whose entry cannot be stored is not made', async () => {
  const beer = await makeBeer({ abv: 5 });
  await rejectEntriesOf(beer.name, async () => {
    expect((await admin.put(`/beers/${beer._id}`, { name: beer.name, abv: 9 })).status).toBe(500);
  });
  expect((await admin.get(`/beers/admin/${beer._id}`)).body.beer.abv).toBe(5);
});

test('a visitor’s form adds no entry; staff’s changes of the inquiry do, without the sender’s name', async () => {
  const name = unique('Audited Sender');
  const before = await countRows('audit_log');
  expect((await visitor().post('/contact/submit', contactForm({ name }))).status).toBe(201);
  await visitor().post('/newsletter/subscribe', { email: uniqueEmail(), source: 'website' });
  expect(await countRows('audit_log')).toBe(before);
  const found = await moderator.get(`/inquiries?search=${encodeURIComponent(name)}`);
  expect((await moderator.put(`/inquiries/${found.body.inquiries[0]?._id}`, { status: 'answered' })).status).toBe(200);
  const [entry] = (await list({ area: 'inquiries' })).entries;
  expect(entry).toMatchObject({ fields: ['inquiryStatus'], record: { name: null } });
  expect(await findEntries(name)).toEqual([]);
});

test('creating, changing and deleting a user add entries', async () => {
  const firstName = unique('Audited');
  const { _id } = await makeUser({ firstName });
  await admin.put(`/auth/users/${_id}`, { password: 'Another-Long-2026' });
  await admin.delete(`/auth/users/${_id}`);
  const entries = (await findEntries(firstName)).filter(({ area }) => area === 'users');
  expect(entries.map(({ action, fields }) => [action, ...fields])).toEqual([
    ['deleted'],
    ['changed', 'password'],
    ['created'],
  ]);
});

test('a CSV export is an entry', async () => {
  await moderator.get('/newsletter/export/csv');
  const [entry] = (await list({ action: 'exported', area: 'subscribers' })).entries;
  expect(entry).toMatchObject({ actor: { id: moderatorActor.id }, record: null });
});

/** Makes the database reject entries about records of this name. */
async function rejectEntriesOf(name: string, work: () => Promise<void>): Promise<void> {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const create = isOnPostgres
    ? `alter table audit_log add constraint test_rejection check (record_name <> ${quoted}) not valid`
    : `create trigger test_rejection before insert on audit_log when new.record_name = ${quoted}
       begin select raise(abort, 'rejected by the test'); end`;
  await queryRows(create);
  try {
    await work();
  } finally {
    await queryRows(
      isOnPostgres ? 'alter table audit_log drop constraint test_rejection' : 'drop trigger test_rejection',
    );
  }
}

test('the entry of a form saved in the panel names the changed fields and the user of the panel', async () => {
  const beer = await makeBeer({ abv: 5 });
  await saveInPanel('api::beer.beer', beer._id, { malts: 'Pilsner' });
  const [entry] = await findEntries(beer.name);
  expect(entry).toMatchObject({ actor: { kind: 'panel-user' }, source: 'panel', fields: ['malts'] });
});

test('a change outside the document service whose entry cannot be stored is not made', async () => {
  const name = unique('Audited Role');
  const { id } = await readPanel<{ id: number }>('POST', '/admin/roles', { name, description: 'Before' });
  await rejectEntriesOf(name, async () => {
    expect((await callPanel('PUT', `/admin/roles/${id}`, { name, description: 'After' })).status).toBe(500);
  });
  expect((await readPanel<{ description: string }>('GET', `/admin/roles/${id}`)).description).toBe('Before');
});

test('the panel adds entries of a new role, and of its permissions as one', async () => {
  const name = unique('Audited Role');
  const role = await readPanel<{ id: number }>('POST', '/admin/roles', { name, description: '' });
  const permissions = ['read', 'create', 'update'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::redirect.redirect',
    properties: { fields: ['from'] },
    conditions: [],
  }));
  await readPanel('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
  expect((await sentences(name)).map((text) => text.replace(/^.* (?=created|changed)/, ''))).toEqual([
    `changed permissions of the panel role “${name}”`,
    `created the panel role “${name}”`,
  ]);
});

test('creating, changing and deleting a user of the panel add entries', async () => {
  const firstname = unique('Audited Panel');
  const role = (await readPanel<{ id: number }[]>('GET', '/admin/roles'))[0];
  const user = { firstname, lastname: 'User', email: uniqueEmail(), roles: [role?.id] };
  const { id } = await readPanel<{ id: number }>('POST', '/admin/users', user);
  await readPanel('PUT', `/admin/users/${id}`, { ...user, isActive: false });
  await readPanel('DELETE', `/admin/users/${id}`);
  const entries = await findEntries(firstname);
  expect(entries.at(0)).toMatchObject({ action: 'deleted', area: 'panel-users' });
  expect(entries.at(-1)).toMatchObject({ action: 'created', area: 'panel-users' });
});

test('an upload to the media library, its move to a folder, and a move of the folder add entries', async () => {
  const name = `${unique('audited').replace(' ', '-')}.png`;
  const [file] = (await uploadInPanel(await imageFile(name), { info: { name } })).body;
  const newFolder = async (folderName: string) =>
    readPanel<{ id: number }>('POST', '/upload/folders', { name: folderName, parent: null });
  const [from, to] = [await newFolder(`From ${name}`), await newFolder(`To ${name}`)];
  const move = async (body: object) => readPanel('POST', '/upload/actions/bulk-move', body);
  await move({ fileIds: [file?.id], destinationFolderId: from.id });
  await move({ folderIds: [from.id], destinationFolderId: to.id });
  const entries = await findEntries(name);
  expect(entries.map(auditSentence).map((text) => text.replace(/^.* (?=created|changed)/, ''))).toEqual([
    `changed parent folder of the folder “From ${name}”`,
    `changed folder of the file “${name}”`,
    `created the folder “To ${name}”`,
    `created the folder “From ${name}”`,
    `created the file “${name}”`,
  ]);
  expect(entries.map(({ area }) => area)).toEqual(Array(5).fill('media'));
});

test('a move in the media library that fails leaves no entry', async () => {
  const before = (await list({ area: 'media' })).pagination.total;
  const move = { fileIds: [1], destinationFolderId: 999_999 };
  expect((await callPanel('POST', '/upload/actions/bulk-move', move)).status).toBe(400);
  expect((await list({ area: 'media' })).pagination.total).toBe(before);
});

test('GET /audit-log filters by user, area, action, date and text, and pages', async () => {
  const name = unique('Filtered 100%');
  const beer = await makeBeer({ name });
  for (const abv of [5, 6, 7]) await moderator.put(`/beers/${beer._id}`, { name, abv });
  const own = { search: name, user: String(moderatorActor.id) };
  const { entries, pagination } = await list({ ...own, area: 'beers', action: 'changed', limit: '2', page: '2' });
  expect(pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
  expect(entries).toHaveLength(1);
  expect(await list({ ...own, action: 'created' })).toMatchObject({ entries: [] });
  expect(await list({ ...own, area: 'events' })).toMatchObject({ entries: [] });
  expect((await list({ ...own, from: '2020-01-01', to: '2100-01-01' })).pagination.total).toBe(3);
  expect((await list({ ...own, to: '2020-01-01' })).pagination.total).toBe(0);
  expect((await list({ search: name.replace('%', '_') })).pagination.total).toBe(0);
});

test.each([
  ['area=beer', 'area'],
  ['action=stole', 'action'],
  ['from=yesterday', 'from'],
  ['from=2026-02-02&to=2026-02-01', 'from'],
])('GET /audit-log?%s is rejected at the parameter', async (query, path) => {
  const { status, body } = await admin.get(`/audit-log?${query}`);
  expect([status, body.errors.map((error) => error.path)]).toEqual([400, [path]]);
});

test('the filter lists each user of an entry once', async () => {
  await makeBeer();
  const { body } = await admin.get<{ users: AuditActor[] }>('/audit-log/users');
  expect(body.users.map(({ kind }) => kind)).toContain('user');
  expect(new Set(body.users.map(({ id, kind }) => `${kind} ${id}`)).size).toBe(body.users.length);
});

test('the CSV file has the filtered entries as sentences', async () => {
  const beer = await makeBeer({ name: unique('Exported') });
  const { text, headers } = await admin.get(`/audit-log/export/csv?search=${encodeURIComponent(beer.name)}`);
  expect(headers.get('content-disposition')).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.csv"/);
  const [header, row, ...others] = text.trim().split('\r\n');
  expect(header).toBe('Time,Who,Email,User ID,What,Area,Action,Fields,Records,Record ID,Source,IP Address');
  expect(row).toContain(`created the beer “${beer.name}”`);
  expect(others).toEqual([]);
});

test('entries distinguish users of the same name by email address and id, and keep those of that time', async () => {
  // Other tests may have renamed it.
  const { user: me } = (await admin.get('/auth/me')).body;
  const impostor = { firstName: 'Taproom', lastName: 'Moderator', email: uniqueEmail(), password };
  const { user } = (await admin.post('/auth/users', impostor)).body;
  const self = await signInAs(impostor);
  const beer = (await self.post('/beers', { name: unique('Forged') })).body.beer;
  const change = { email: uniqueEmail(), currentPassword: password };
  expect((await self.put(`/auth/users/${user._id}`, change)).status).toBe(200);
  const [entry] = await findEntries(beer.name);
  expect(entry?.actor).toEqual({ kind: 'user', id: user._id, name: 'Taproom Moderator', email: impostor.email });
  expect(await sentences(impostor.email)).toContain(
    `${fullName(me)} created the user “Taproom Moderator (${impostor.email})”`,
  );
});

test('stored names lose invisible characters and those that change the text direction', async () => {
  const hidden = '\u202e\u0085\u2066\u200b\u00ad';
  const staff = { firstName: unique('Audited'), lastName: 'Staff', email: uniqueEmail(), password };
  const { user } = (await admin.post('/auth/users', staff)).body;
  const self = await signInAs(staff);
  const names = [`${hidden}${staff.firstName}${hidden}`, `St${hidden}aff`];
  // A restored backup may have such names.
  await queryRows('update up_users set first_name = ?, last_name = ? where document_id = ?', [...names, user._id]);
  await self.post('/beers', { name: `${unique('Audited')}${hidden}` });
  const role = (await readPanel<{ id: number }[]>('GET', '/admin/roles'))[0];
  const panelUser = { firstname: names[0], lastname: `Pan${hidden}el`, email: uniqueEmail(), roles: [role?.id] };
  await readPanel('POST', '/admin/users', panelUser);
  const entries = await findEntries(staff.firstName);
  expect(entries.map(({ actor, record }) => [actor.name, record?.name])).toEqual([
    [expect.any(String), `${staff.firstName} Panel (${panelUser.email})`],
    [`${staff.firstName} Staff`, expect.stringMatching(/^Audited \w+$/)],
    [`${staff.firstName} Staff`, expect.any(String)],
    [expect.any(String), `${staff.firstName} Staff (${staff.email})`],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/[\p{Cf}\p{DI}\u0085]/u);
});

test('the table rejects changes of entries, and the deletion of entries of the last 30 days', async () => {
  await makeBeer();
  await expect(queryRows("update audit_log set actor_name = 'Somebody else'")).rejects.toThrow(/cannot be changed/);
  await expect(queryRows('delete from audit_log')).rejects.toThrow(/cannot be (?:changed, or )?deleted yet/);
});
