import { admin } from '../../test/client';
import { staffEmail } from '../../test/accounts';
import { callContentManager, callPanel } from '../../test/panel';
import { queryRows } from '../../test/stored-data';

const uid = 'plugin::users-permissions.user';

let documentId: unknown;
let others: number[];

const setBlocked = async (ids: number[], isBlocked: boolean) => {
  for (const id of ids) await queryRows('update up_users set blocked = ? where id = ?', [isBlocked, id]);
};
const roleId = async (type: string) =>
  Number((await queryRows('select id from up_roles where type = ?', [type]))[0]?.['id']);

beforeEach(async () => {
  const users = await queryRows('select id, email, document_id, blocked from up_users');
  documentId = users.find(({ email }) => email === staffEmail.admin)?.['document_id'];
  others = users.filter(({ email, blocked }) => email !== staffEmail.admin && !blocked).map(({ id }) => Number(id));
  await setBlocked(others, true);
});

afterEach(() => setBlocked(others, false));

async function change(method: string, data?: object) {
  const response = await callContentManager(method, `${uid}/${String(documentId)}`, data);
  return [response.status, response.text];
}

test('the panel rejects demoting, blocking and deleting the last admin', async () => {
  const role = { connect: [{ id: await roleId('moderator') }], disconnect: [] };
  const rejected = [400, expect.stringContaining('only admin who can sign in')];
  expect(await change('PUT', { role })).toEqual(rejected);
  expect(await change('PUT', { blocked: true })).toEqual(rejected);
  expect(await change('DELETE')).toEqual(rejected);
  const bulk = await callContentManager('POST', `${uid}/actions/bulkDelete`, { documentIds: [documentId] });
  expect([bulk.status, bulk.text]).toEqual(rejected);
  expect((await admin.get('/auth/users')).status).toBe(200);
  expect((await change('PUT', { lastName: 'Renamed' }))[0]).toBe(200);
});

test.each(['admin', 'moderator'])('the panel can’t delete the role %s, which keeps its users', async (type) => {
  const id = await roleId(type);
  const countUsers = () => queryRows('select count(*) as total from up_users_role_lnk where role_id = ?', [id]);
  const before = await countUsers();
  // The call is removed (`src/panel/unused.ts`).
  expect((await callPanel('DELETE', `/users-permissions/roles/${id}`)).status).toBe(405);
  expect([await roleId(type), await countUsers()]).toEqual([id, before]);
});
