/** No search, filter or order of the panel finds records by a secret: that would reveal it letter by letter. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { visitor } from '../../test/client';
import { uniqueEmail } from '../../test/factories';
import { callContentManager, panelHeaders } from '../../test/panel';
import { queryRows } from '../../test/stored-data';

type Attribute = { type: string; private?: boolean; searchable?: boolean };
type Schema = { info: { singularName: string }; attributes: Record<string, Attribute> };

const src = join(__dirname, '..');
const schemas = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => JSON.parse(readFileSync(join(src, file), 'utf8')) as Schema);

const subscriberUid = 'api::subscriber.subscriber';

async function addSubscriber() {
  const email = uniqueEmail();
  expect((await visitor().post('/newsletter/subscribe', { email })).status).toBe(201);
  const [row] = await queryRows('select unsubscribe_token from subscribers where email = ?', [email]);
  return { email, token: String(row?.['unsubscribe_token']) };
}

async function find(query: string) {
  const response = await callContentManager('GET', `${subscriberUid}?${query}`);
  const body = (await response.json()) as { results?: { email: string }[] };
  return { status: response.status, emails: body.results?.map(({ email }) => email) ?? [] };
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

test.each(['$eq', '$startsWith', '$contains', '$gt', '$notNull', '$in'])(
  'a filter by a secret with %s is rejected',
  async (operator) => {
    const { token } = await addSubscriber();
    const { status, emails } = await find(`filters[unsubscribeToken][${operator}]=${encodeURIComponent(token)}`);
    expect([status, emails]).toEqual([400, []]);
  },
);

test.each([
  'sort=unsubscribeToken:asc',
  'sort=email,unsubscribeToken',
  'sort[unsubscribeToken]=asc',
  'sort[0]=createdBy.password',
])('an order by a secret is rejected: %s', async (sort) => {
  expect((await find(sort)).status).toBe(400);
});

test.each(['createdBy', 'updatedBy'])('a filter by a secret of %s is rejected', async (relation) => {
  for (const name of ['password', 'resetPasswordToken', 'registrationToken'])
    expect((await find(`filters[${relation}][${name}][$startsWith]=a`)).status).toBe(400);
});

test('a filter by a secret is rejected in the list of panel users', async () => {
  for (const name of ['password', 'resetPasswordToken', 'registrationToken']) {
    const headers = await panelHeaders();
    const url = `${inject('api').url}/admin/users?filters[$or][0][${name}][$startsWith]=$`;
    expect((await fetch(url, { headers })).status).toBe(400);
  }
});
