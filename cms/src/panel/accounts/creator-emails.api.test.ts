import { unique } from '../../../test/factories';
import { signInToPanelAs, superAdmin } from '../../../test/panel';
import type { PanelClient } from '../../../test/panel-users';

type Creator = { firstname: string; email?: string };
type Listed = { results: { documentId: string; createdBy: Creator; updatedBy: Creator }[] };

const beers = '/content-manager/collection-types/api::beer.beer';
const name = unique('Created');

let admin: PanelClient;
let brewer: PanelClient;
let documentId: string;

beforeAll(async () => {
  [admin, brewer] = [await superAdmin(), await signInToPanelAs('Brewer')];
  const beer = { name, style: 'IPA', abv: 5, ibu: 20 };
  const { body } = await admin<{ data: { documentId: string } }>('POST', beers, beer);
  documentId = body.data.documentId;
});

const list = (client: PanelClient, query = '') =>
  client<Listed>('GET', `${beers}?filters[name][$eq]=${encodeURIComponent(name)}${query}`);

test('a brewer sees the names of those who created and changed a record, but not their email addresses', async () => {
  const own = await list(admin);
  expect(own.body.results[0]?.createdBy).toMatchObject({ email: expect.stringContaining('@') });
  const listed = await list(brewer);
  expect(listed.body.results[0]?.createdBy.firstname).toBe(own.body.results[0]?.createdBy.firstname);
  const record = await brewer('GET', `${beers}/${documentId}`);
  const saved = await brewer('PUT', `${beers}/${documentId}`, { style: 'Porter' });
  for (const { status, text } of [listed, record, saved]) {
    expect(status).toBe(200);
    expect(text).toContain('"createdBy":{');
    expect(text).not.toContain('"email"');
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
