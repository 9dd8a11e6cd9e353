import { callPanel as superAdmin, signInToPanelAs, signInWithRole, type PanelClient } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

type ContentType = { uid: string; kind: string; isDisplayed: boolean };
type Taproom = { documentId: string; name: string; hoursDisplay: string | null };

const restricted = [
  'api::inquiry.inquiry',
  'api::outgoing-mail.outgoing-mail',
  'api::site-settings.site-settings',
  'api::subscriber.subscriber',
  'plugin::users-permissions.user',
];
const brewerTypes = [
  'api::beer.beer',
  'api::event.event',
  'api::list-check.list-check',
  'api::pouring.pouring',
  'api::tap.tap',
  'api::taproom.taproom',
];

const clients = { Editor: await signInToPanelAs('Editor'), Brewer: await signInToPanelAs('Brewer') };
const { body: all } = await superAdmin<{ data: ContentType[] }>('GET', '/content-manager/content-types');
const types = all.data.filter(({ isDisplayed }) => isDisplayed);

const as = (role: string) => clients[role as keyof typeof clients];
const pathOf = ({ uid, kind }: ContentType) =>
  `/content-manager/${kind === 'singleType' ? 'single' : 'collection'}-types/${uid}`;
const taprooms = '/content-manager/collection-types/api::taproom.taproom';

/** Any write that the client may make. */
async function findPermitted(client: PanelClient, type: ContentType, data: object): Promise<string[]> {
  const path = pathOf(type);
  const calls: [string, string, object?][] = [
    ['POST', path, data],
    ['PUT', `${path}/none`, data],
    ['DELETE', `${path}/none`],
    ['POST', `${path}/clone/none`, data],
    ['POST', `${path}/actions/bulkDelete`, { documentIds: ['none'] }],
  ];
  const ofSingleType: typeof calls = [
    ['PUT', path, data],
    ['DELETE', path],
  ];
  const permitted: string[] = [];
  for (const [method, url, body] of type.kind === 'singleType' ? ofSingleType : calls) {
    const { status } = await client(method, url, body);
    if (status !== 403) permitted.push(`${method} ${url}: ${status}`);
  }
  return permitted;
}

const findType = (uid: string): ContentType => {
  const type = types.find((candidate) => candidate.uid === uid);
  if (!type) throw new Error(`${uid} is not displayed`);
  return type;
};

async function findFirstTaproom(client: PanelClient): Promise<Taproom> {
  const [first] = (await client<{ results: Taproom[] }>('GET', `${taprooms}?pageSize=1`)).body.results;
  if (!first) throw new Error('There is no taproom');
  return (await client<{ data: Taproom }>('GET', `${taprooms}/${first.documentId}`)).body.data;
}

test.each([
  ['Editor', (uid: string) => !restricted.includes(uid)],
  ['Brewer', (uid: string) => brewerTypes.includes(uid)],
])('%s reads only the types of the role', async (role, isExpected) => {
  const readable: string[] = [];
  for (const type of types) {
    const { status } = await as(role)('GET', pathOf(type));
    if (status !== 403) readable.push(type.uid);
  }
  expect(readable).toEqual(types.map(({ uid }) => uid).filter(isExpected));
});

describe.each(['Editor', 'Brewer'])('%s', (role) => {
  test.each(restricted)('writes nothing to %s', async (uid) => {
    expect(await findPermitted(as(role), findType(uid), { email: 'taken@example.com' })).toEqual([]);
  });

  test.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/roles'],
    ['GET', '/admin/project-settings'],
    ['GET', '/upload/settings'],
    ['PUT', '/content-manager/content-types/api::beer.beer/configuration'],
  ])('%s %s returns 403', async (method, path) => {
    expect((await as(role)(method, path, method === 'GET' ? undefined : {})).status).toBe(403);
  });

  test('may list the media library and upload to it', async () => {
    expect((await as(role)('GET', '/upload/files')).status).toBe(200);
    // Permitted, but without a file.
    expect((await as(role)('POST', '/upload', {})).status).toBe(400);
  });
});

test('a brewer changes the hours of a taproom and nothing else of it', async () => {
  const brewer = as('Brewer');
  const taproom = await findFirstTaproom(superAdmin);
  const saved = { ...taproom, name: 'Renamed', hoursDisplay: 'Open every day' };
  expect((await brewer('PUT', `${taprooms}/${taproom.documentId}`, saved)).status).toBe(200);
  expect(await findFirstTaproom(superAdmin)).toMatchObject({ name: taproom.name, hoursDisplay: 'Open every day' });
  await superAdmin('PUT', `${taprooms}/${taproom.documentId}`, { hoursDisplay: taproom.hoursDisplay });
  expect((await brewer('DELETE', `${taprooms}/${taproom.documentId}`)).status).toBe(403);
  expect((await brewer('PUT', '/brewery-panel/hero-images/order', { placement: 'home', ids: [] })).status).toBe(403);
});

test.each(['api::event.event/createdBy', 'plugin::users-permissions.user/role', 'admin::user/roles'])(
  'a brewer may not read the relations %s',
  async (field) => {
    expect((await as('Brewer')('GET', `/content-manager/relations/${field}`)).status).toBe(403);
    expect((await as('Brewer')('GET', '/content-manager/relations/api::event.event/taproom')).status).toBe(200);
  },
);

const body = { to: 'a@example.com', subject: 'Hi', text: 'Hi' };

test.each([
  ['GET', '/admin/api-tokens'],
  ['GET', '/admin/admin-tokens'],
  ['GET', '/admin/transfer/tokens'],
  ['GET', '/admin/plugins'],
  ['GET', '/admin/telemetry-properties'],
  ['GET', '/admin/license-trial-time-left'],
  ['GET', '/admin/content-api/routes'],
  ['GET', '/admin/ai-token'],
  ['GET', '/admin/webhooks'],
  ['GET', '/admin/webhooks/1'],
  ['GET', '/users-permissions/roles'],
  ['GET', '/users-permissions/providers'],
  ['GET', '/content-type-builder/content-types'],
  ['GET', '/content-type-builder/schema'],
  ['GET', '/email/settings'],
  ['GET', '/_health'],
  ['POST', '/admin/transfer/tokens'],
  ['POST', '/admin/webhooks'],
  ['POST', '/admin/webhooks/1/trigger'],
  ['POST', '/admin/register-admin'],
  ['PUT', '/users-permissions/advanced'],
  ['POST', '/content-type-builder/update-schema'],
  ['POST', '/email/'],
  ['POST', '/email/test'],
])('%s %s does not exist, even for super admins', async (method, path) => {
  const { status, text } = await superAdmin(method, path, method === 'GET' ? undefined : body);
  expect([404, 405]).toContain(status);
  expect(text).not.toContain('French');
});

test('permissions of removed screens cannot be granted', async () => {
  const { text } = await superAdmin('GET', '/admin/permissions');
  expect(text).toContain('admin::users.read');
  expect(text).not.toMatch(/api-tokens|webhooks|transfer\.tokens|marketplace|users-permissions\.roles|plugin::i18n/);
  const [stored] = await queryRows("select count(*) as total from admin_permissions where action like 'plugin::i18n%'");
  expect(Number(stored?.['total'])).toBe(0);
});

test.each([
  ['api::tap.tap', { number: 1 }],
  ['api::pouring.pouring', { state: 'off' }],
  ['api::list-check.list-check', { checkedAt: null }],
])('%s can be read in the panel but not changed, even by super admins', async (uid, data) => {
  expect((await superAdmin('GET', pathOf(findType(uid)))).status).toBe(200);
  expect(await findPermitted(superAdmin, findType(uid), data)).toEqual([]);
});

test('a role that may create pourings gets the message that the staff app changes tap lists', async () => {
  const uid = 'api::pouring.pouring';
  const client = await signInWithRole([{ subject: uid, actions: ['read', 'create'], fields: ['guestName'] }]);
  const { status, text } = await client('POST', `/content-manager/collection-types/${uid}`, { guestName: 'Cider' });
  expect([status, text]).toEqual([400, expect.stringContaining('Tap lists are changed in the staff app')]);
});
