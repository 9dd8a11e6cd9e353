/** No search, filter or order of the panel finds records by a secret: that would reveal it letter by letter. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitor } from '../../test/client';
import { uniqueEmail, unique } from '../../test/factories';
import { callPanel, signInToPanelAs, superAdmin, type PanelClient } from '../../test/panel';
import { queryRows } from '../../test/stored-data';

type Attribute = { type: string; private?: boolean; searchable?: boolean };
type Schema = { info: { singularName: string }; attributes: Record<string, Attribute> };

const src = join(__dirname, '..');
const schemas = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => JSON.parse(readFileSync(join(src, file), 'utf8')) as Schema);

async function addSubscriber() {
  const email = uniqueEmail();
  expect((await visitor().post('/newsletter/subscribe', { email })).status).toBe(201);
  const [row] = await queryRows('select unsubscribe_token from subscribers where email = ?', [email]);
  return { email, token: String(row?.['unsubscribe_token']) };
}

async function find(query: string) {
  const path = `/content-manager/collection-types/api::subscriber.subscriber?${query}`;
  const { status, body } = await callPanel<{ results?: { email: string }[] }>('GET', path);
  return { status, emails: body.results?.map(({ email }) => email) ?? [] };
}

test.each(schemas.map(({ info, attributes }) => [info.singularName, attributes] as const))(
  'a search for %s ignores private fields',
  (_name, attributes) => {
    const searched = Object.entries(attributes).filter(
      ([, { type, private: isPrivate, searchable }]) =>
        isPrivate === true && searchable !== false && ['string', 'text', 'email', 'uid'].includes(type),
    );
    expect(searched.map(([name]) => name)).toEqual([]);
  },
);

test('a search for a part of a token finds nothing', async () => {
  const { email, token } = await addSubscriber();
  expect(token.length).toBeGreaterThan(20);
  expect((await find(`_q=${encodeURIComponent(email)}`)).emails).toEqual([email]);
  for (const part of [token, token.slice(0, 8), token.slice(-8)])
    expect((await find(`_q=${encodeURIComponent(part)}`)).emails).toEqual([]);
});

test('a filter or an order by a secret is rejected', async () => {
  const { token } = await addSubscriber();
  const secrets = ['password', 'resetPasswordToken', 'registrationToken'];
  for (const query of [
    ...['$eq', '$startsWith', '$contains', '$gt', '$notNull', '$in'].map(
      (operator) => `filters[unsubscribeToken][${operator}]=${encodeURIComponent(token)}`,
    ),
    'sort=unsubscribeToken:asc',
    'sort=email,unsubscribeToken',
    'sort[unsubscribeToken]=asc',
    'sort[0]=createdBy.password',
    ...['createdBy', 'updatedBy'].flatMap((relation) =>
      secrets.map((name) => `filters[${relation}][${name}][$startsWith]=a`),
    ),
  ])
    expect([query, await find(query)]).toEqual([query, { status: 400, emails: [] }]);
  for (const name of secrets)
    expect((await callPanel('GET', `/admin/users?filters[$or][0][${name}][$startsWith]=$`)).status).toBe(400);
});

type Creator = { firstname: string; email?: string };
type Listed = { results: { documentId: string; createdBy: Creator; updatedBy: Creator }[] };

const beers = '/content-manager/collection-types/api::beer.beer';
const name = unique('Created');

const [admin, brewer] = [await superAdmin(), await signInToPanelAs('Brewer')];
const beer = { name, style: 'IPA', abv: 5, ibu: 20 };
const { documentId } = (await admin<{ data: { documentId: string } }>('POST', beers, beer)).body.data;

const list = (client: PanelClient, query = '') =>
  client<Listed>('GET', `${beers}?filters[name][$eq]=${encodeURIComponent(name)}${query}`);

test('a brewer sees the names of those who created and changed a record, but not their email addresses', async () => {
  const own = await list(admin);
  expect(own.body.results[0]?.createdBy).toMatchObject({ email: expect.stringContaining('@') });
  const listed = await list(brewer);
  expect(listed.body.results[0]?.createdBy.firstname).toBe(own.body.results[0]?.createdBy.firstname);
  expect((await list(brewer, '&filters[createdBy][password][$startsWith]=%242')).status).toBe(400);
  const populated = await list(brewer, '&populate[createdBy][populate]=*');
  const record = await brewer('GET', `${beers}/${documentId}`);
  const saved = await brewer('PUT', `${beers}/${documentId}`, { style: 'Porter' });
  for (const { status, text } of [listed, populated, record, saved]) {
    expect(status).toBe(200);
    expect(text).toContain('"createdBy":{');
    expect(text).not.toMatch(/"email"|password|registrationToken|resetPasswordToken/);
  }
});

test.each([
  '&filters[createdBy][email][$startsWith]=a',
  '&filters[$or][0][updatedBy][email][$contains]=a',
  '&sort=createdBy.email:asc',
])('a brewer can’t guess them by %s', async (query) => {
  expect((await list(brewer, query)).status).toBe(400);
  expect((await list(admin, query)).status).toBe(200);
});
