/** What the panel's forms and lists can do with every type, over the calls of Strapi's content manager. */
import { inject } from 'vitest';
import { pages } from '#domain/page/pages';
import { pageUid } from '#domain/page/storage';
import { visitor } from '../../test/client';
import { composedPage, section } from '../../test/composed-page';
import { dayFromToday, makeBeer, unique, uniqueEmail } from '../../test/factories';
import { imageFile } from '../../test/files';
import {
  callContentManager,
  callSingleType,
  panelHeaders,
  signInToPanelAs,
  uploadInPanel,
  createPanelClient,
} from '../../test/panel';
import { queryRows } from '../../test/stored-data';

type Data = Record<string, unknown>;
type FieldErrors = Record<string, string>;
type Result = { status: number; document: Data; errors: FieldErrors; message: string };

type Body = Data & {
  data?: Data;
  error?: { message: string; details?: { errors?: { path: string[]; message: string }[] } };
};

function read({ status, body }: { status: number; body: Body }): Result {
  const errors = (body.error?.details?.errors ?? []).map(({ path, message }) => [path.join('.'), message]);
  return {
    status,
    // Strapi returns users without `data`.
    document: body.data ?? body,
    errors: Object.fromEntries(errors) as FieldErrors,
    message: body.error?.message ?? '',
  };
}

const call = async (method: string, path: string, data?: object) =>
  read(await callContentManager<Body>(method, path, data));

const countRows = async (uid: string) =>
  (await callContentManager<{ pagination: { total: number } }>('GET', `${uid}?pageSize=1`)).body.pagination.total;

/** Saves a form that loaded the given version. */
async function saveVersion(kind: 'collection' | 'single', path: string, data: object, version: unknown) {
  const headers = { ...(await panelHeaders()), 'If-Match': `"${String(version)}"` };
  const client = createPanelClient(inject('api').url, headers);
  return read(await client<Body>('PUT', `/content-manager/${kind}-types/${path}`, data));
}

const slugOf = (text: string) => text.toLowerCase().replaceAll(' ', '-');
const script = 'javascript:alert(1)';
const missing = 'Please fill in this field';
const noPhotos = 'Please add at least one';
const fillIn = 'Please fill in or remove this entry';
const christmasEve = { from: '2026-12-24', to: '2026-12-24' };
const lateMorning = { opens: '10:00:00.000', closes: '11:00:00.000' };
const invalidDate = 'Please enter a valid date';
const anyErrors = (...names: string[]): FieldErrors =>
  Object.fromEntries(names.map((name) => [name, expect.any(String)]));

type Case = {
  uid: string;
  /** The values of a new record, other ones each time. */
  make: () => Data;
  change: Data;
  /** Changes that are rejected, with the errors at their fields. */
  bad: [changes: Data, errors: FieldErrors][];
  /** Values of another record that a second one can't have; absent if Strapi makes them unique. */
  taken?: [field: string, message: string];
  isCloneable?: boolean;
};

const photo = (await uploadInPanel(await imageFile('contract.png'))).body[0].id;
const role = Number((await queryRows('select id from up_roles where type = ?', ['moderator']))[0]?.['id']);

const cases: Case[] = [
  {
    uid: 'api::beer.beer',
    make: () => ({ name: unique('Contract Pale'), abv: 5 }),
    change: { abv: 6 },
    bad: [
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ abv: 101, tags: { a: 1 } }, anyErrors('abv', 'tags')],
      [{ awards: [{ name: 'Gold', year: 1 }] }, anyErrors('awards.0.year')],
      [
        { style: 'x'.repeat(121), ibu: 1.5, sizes: ['12'], tags: ['a;b'], retailPrice: -1 },
        anyErrors('style', 'ibu', 'sizes.0', 'tags.0', 'retailPrice'),
      ],
    ],
  },
  {
    uid: 'api::event.event',
    make: () => ({
      title: unique('Contract night'),
      description: 'Music.',
      location: 'Auburn',
      startDate: dayFromToday(3),
      endDate: dayFromToday(3),
      startTime: '19:00:00.000',
      endTime: '21:00:00.000',
    }),
    change: { eventStatus: 'cancelled' },
    bad: [
      [{ startDate: '0001-01-01' }, { startDate: invalidDate }],
      [{ ticketUrl: script }, { ticketUrl: 'Please enter a valid URL (must start with http:// or https://)' }],
      [{ organizerEmail: 'nobody' }, { organizerEmail: 'Please enter a valid email address' }],
    ],
  },
  {
    uid: 'api::taproom.taproom',
    make: () => ({ name: unique('Contract'), city: 'Reno', state: 'NV', timeZone: 'America/Los_Angeles' }),
    change: { headline: 'Across from the river' },
    bad: [
      [{ name: '  ' }, { name: 'Please enter a name' }],
      [
        { regularHours: [{ weekday: 'monday', opens: '11:00:00.000', closes: '11:00:00.000' }] },
        { regularHours: expect.stringContaining('Opening and closing times are equal') },
      ],
      [
        { exceptions: [{ from: '0001-01-01', to: '0001-01-02', spans: [] }] },
        { 'exceptions.0.from': invalidDate, 'exceptions.0.to': invalidDate },
      ],
      [{ exceptions: [{ ...christmasEve, spans: [7] }] }, { 'exceptions.0.spans.0': fillIn }],
      [{ closesEarlyOn: '0001-01-01' }, { closesEarlyOn: invalidDate }],
      [{ path: '/store' }, { path: '/store is the path of the store. Please choose another one.' }],
      [
        { regularHours: [{ ...lateMorning, weekday: 'constructor' }] },
        { 'regularHours.0.weekday': expect.any(String) },
      ],
      [{ regularHours: [null] }, { 'regularHours.0': fillIn }],
      [{ regularHours: 'all day' }, { regularHours: 'Please enter a list' }],
    ],
    taken: ['name', 'A taproom with this name already exists'],
  },
  {
    uid: 'api::hero-image.hero-image',
    make: () => ({ placement: 'home', image: photo, alt: 'A pint', isActive: true }),
    change: { alt: 'Two pints' },
    bad: [
      [{ placement: 'nowhere' }, { placement: expect.stringMatching(/: Home, .+ Our Story, Contact, Auburn/) }],
      [{ alt: 'x'.repeat(301) }, { alt: 'Alt text is too long (maximum 300 characters)' }],
      [{ image: null }, { image: 'Please choose an image' }],
      [{ image: [] }, { image: 'Please choose an image' }],
      [{ image: {} }, { image: 'Please choose an image' }],
    ],
  },
  {
    uid: 'api::distributor.distributor',
    make: () => ({
      name: unique('Shop'),
      address: '1 Main St',
      country: 'United States',
      latitude: 38,
      longitude: -121,
    }),
    change: { phone: '(916) 555-0100' },
    bad: [
      [{ name: '' }, { name: 'Please enter a name' }],
      [{ latitude: 91 }, { latitude: expect.any(String) }],
    ],
  },
  {
    uid: 'api::redirect.redirect',
    make: () => ({ from: `/${slugOf(unique('contract'))}`, to: '/beers', isPermanent: true }),
    change: { isPermanent: false },
    bad: [
      [{ from: '' }, { from: 'Please enter a path of the site such as /old-menu' }],
      [{ to: script }, { to: expect.stringContaining('Please enter a path of the site such as /beers') }],
    ],
  },
  {
    uid: 'api::shipping-state.shipping-state',
    make: () => ({ state: 'Alaska', code: 'AK', enabled: false }),
    change: { note: 'By plane' },
    bad: [
      [{ code: 'XX' }, { code: 'Please enter the two letters of a US state, such as CA' }],
      [{ lastReviewed: '0001-01-01' }, { lastReviewed: invalidDate }],
    ],
    taken: ['code', 'A shipping state with this code already exists'],
    isCloneable: false,
  },
  {
    uid: 'api::subscriber.subscriber',
    make: () => ({ email: uniqueEmail(), source: 'taproom', subscribedAt: '2026-11-01T12:00:00.000Z', isActive: true }),
    change: { isActive: false },
    bad: [
      [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
      [{ subscribedAt: '0001-01-01T12:00:00.000Z' }, { subscribedAt: invalidDate }],
    ],
    taken: ['email', 'A subscriber with this email already exists'],
    isCloneable: false,
  },
  {
    uid: 'api::inquiry.inquiry',
    make: () => ({ kind: 'contact', name: 'Ada Brewer', email: uniqueEmail(), message: 'A tour for twelve?' }),
    change: { inquiryStatus: 'answered' },
    bad: [
      [{ name: ' ' }, { name: 'Name must be at least 2 characters long' }],
      [{ details: [1] }, { details: expect.stringContaining('Please enter names and texts') }],
    ],
  },
  {
    uid: 'api::page.page',
    make: () => composedPage(`/${slugOf(unique('contract'))}`) as Data,
    change: { title: 'Parties' },
    bad: [
      [{ title: ' ' }, { title: missing }],
      [{ path: '/beers' }, { path: expect.stringContaining('is the path of the beers') }],
      [
        { sections: [section('call-to-action', { actionHref: script }), section('gallery')] },
        { 'sections.0.actionHref': expect.stringContaining('a path of the site'), 'sections.1.photos': noPhotos },
      ],
      [{ seo: { title: '', description: 'D' } }, { 'seo.title': missing }],
      [{ sections: [null] }, { 'sections.0': fillIn }],
    ],
  },
  {
    uid: 'plugin::users-permissions.user',
    make: () => {
      const email = uniqueEmail();
      const name = { firstName: 'Nora', lastName: 'Whitlock', username: email };
      return { ...name, email, password: 'long enough', role: { connect: [{ id: role }] } };
    },
    change: { lastName: 'Black' },
    bad: [
      [{ firstName: ' ' }, { firstName: 'First name is required' }],
      [{ password: 'short' }, { password: 'Password must be at least 8 characters long' }],
      [{ email: 'nobody' }, { email: 'Please provide a valid email address' }],
    ],
    taken: ['email', 'A user with this email already exists'],
    isCloneable: false,
  },
];

beforeAll(() => queryRows('delete from shipping_states where code = ?', ['AK']));

describe.each(cases)('$uid', ({ uid, make, change, bad, taken, isCloneable = true }) => {
  const create = (data: object) => call('POST', uid, data);

  async function createValid() {
    const { status, document, errors } = await create(make());
    expect([status, errors]).toEqual([201, {}]);
    const { documentId, updatedAt } = document;
    return { documentId, updatedAt, path: `${uid}/${String(documentId)}` };
  }

  test('rejects bad values at the field on create and update, and stores nothing', async () => {
    const { path } = await createValid();
    const before = [await countRows(uid), await call('GET', path)];
    for (const [changes, errors] of bad) {
      expect(await create({ ...make(), ...changes })).toMatchObject({ status: 400, errors });
      expect(await call('PUT', path, changes)).toMatchObject({ status: 400, errors });
    }
    expect([await countRows(uid), await call('GET', path)]).toEqual(before);
    expect((await call('DELETE', path)).status).toBe(200);
  });

  test('creates, finds, changes and deletes; a save of an old version is rejected, and stores nothing', async () => {
    const { path, updatedAt } = await createValid();
    const changed = await saveVersion('collection', path, change, updatedAt);
    expect([changed.status, changed.document]).toEqual([200, expect.objectContaining(change)]);
    const saved = await call('GET', path);
    expect(saved.document).toMatchObject(change);
    const stale = await saveVersion('collection', path, make(), updatedAt);
    expect([stale.status, stale.message]).toEqual([409, expect.stringContaining('changed this in another tab')]);
    expect(await call('GET', path)).toEqual(saved);
    expect((await saveVersion('collection', path, change, saved.document['updatedAt'])).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('GET', path)).status).toBe(404);
  });

  test.runIf(isCloneable)('clones with the same checks, and deletes several at once', async () => {
    const { documentId } = await createValid();
    const clone = (data: object) => call('POST', `${uid}/clone/${String(documentId)}`, data);
    const before = await countRows(uid);
    for (const [changes, errors] of bad) {
      expect(await clone({ ...make(), ...changes })).toMatchObject({ status: 400, errors });
    }
    expect(await countRows(uid)).toBe(before);
    const { status, errors, document } = await clone(make());
    expect([status, errors]).toEqual([200, {}]);
    const documentIds = [documentId, document['documentId']];
    expect((await call('POST', `${uid}/actions/bulkDelete`, { documentIds })).status).toBe(200);
    expect(await countRows(uid)).toBe(before - 1);
  });

  test.runIf(taken)('reports a taken value at its field; of two creates at once, one is rejected', async () => {
    const [field, message] = taken ?? ['', ''];
    const data = make();
    const results = await Promise.all([create(data), create(data)]);
    const [created] = results.filter(({ status }) => status === 201);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 400]);
    const again = await create({ ...make(), [field]: data[field] });
    expect([again.status, again.errors]).toEqual([400, { [field]: message }]);
    expect((await call('DELETE', `${uid}/${String(created?.document['documentId'])}`)).status).toBe(200);
  });
});

describe.each(['api::site-settings.site-settings', ...pages.map(({ key }) => pageUid(key))])('%s', (uid) => {
  test('can be saved, but not with blank texts, in an old version, or deleted', async () => {
    const load = async () => read(await callSingleType('GET', uid)).document;
    const field = uid.includes('settings') ? 'name' : 'title';
    const document = await load();
    const save = (changes: object) => saveVersion('single', uid, changes, document['updatedAt']);
    expect(await save({ [field]: ' ' })).toMatchObject({
      status: 400,
      errors: { [field]: field === 'title' ? missing : 'Name is required' },
    });
    expect(await save(document)).toMatchObject({ status: 200, errors: {} });
    expect(await save({ [field]: document[field] })).toMatchObject({
      status: 409,
      message: expect.stringContaining('changed this in another tab'),
    });
    expect(read(await callSingleType('DELETE', uid))).toMatchObject({
      status: 400,
      message: 'The site needs this. It can be changed, but not deleted.',
    });
    expect((await load())[field]).toBe(document[field]);
  });
});

async function openBeer() {
  const path = `api::beer.beer/${(await makeBeer())._id}`;
  return { path, updatedAt: (await call('GET', path)).document['updatedAt'] };
}

test('of two saves of the same version at once, one is rejected', async () => {
  const { path, updatedAt } = await openBeer();
  const results = await Promise.all(
    ['Pale', 'Stout'].map((style) => saveVersion('collection', path, { style }, updatedAt)),
  );
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = results.find(({ status }) => status === 200)?.document;
  expect((await call('GET', path)).document['style']).toBe(saved?.['style']);
});

test('the error of an old version names the other user who changed the document', async () => {
  const { path, updatedAt } = await openBeer();
  const other = await signInToPanelAs('Super Admin');
  expect((await other('PUT', `/content-manager/collection-types/${path}`, { abv: 6 })).status).toBe(200);
  expect(await saveVersion('collection', path, { abv: 7 }, updatedAt)).toMatchObject({
    status: 409,
    message: expect.stringMatching(
      /^Robin Tester changed this after you had opened it\. Nothing was saved; your edits are/,
    ),
  });
});

test('the error of an old version names a change by a visitor or staff as one outside the panel', async () => {
  const uid = 'api::subscriber.subscriber';
  const email = uniqueEmail();
  const subscriber = { email, source: 'other', subscribedAt: '2026-11-01T12:00:00.000Z', isActive: true };
  const { document } = await call('POST', uid, subscriber);
  await queryRows('update subscribers set unsubscribe_token = ? where email = ?', [email, email]);
  expect((await visitor().post(`/newsletter/unsubscribe?token=${encodeURIComponent(email)}`)).status).toBe(200);
  const path = `${uid}/${String(document['documentId'])}`;
  const stale = await saveVersion('collection', path, { source: 'events' }, document['updatedAt']);
  expect(stale).toMatchObject({ status: 409, message: expect.stringContaining('was changed outside the panel') });
  await call('DELETE', path);
});

test('emails that the server sends can’t be changed, or deleted while they wait', async () => {
  const uid = 'api::outgoing-mail.outgoing-mail';
  const [mail] = await queryRows(
    `insert into outgoing_mails (document_id, "to", subject, text, state, attempts, next_attempt_at) values (?, ?, ?, ?, ?, ?, ?) returning document_id`,
    [unique('mail'), 'a@example.com', 'Hi', 'Hi', 'waiting', 0, '2100-01-01 00:00:00'],
  );
  const path = `${uid}/${encodeURIComponent(String(mail?.['document_id']))}`;
  const message = expect.stringContaining('can’t be changed here');
  expect(await call('PUT', path, { subject: 'Bye' })).toMatchObject({ status: 400, message });
  const other = { to: 'b@example.com', subject: 'S', text: 'T' };
  expect(await call('POST', uid, other)).toMatchObject({ status: 400, message });
  expect((await call('DELETE', path)).status).toBe(400);
  await queryRows(`update outgoing_mails set state = 'failed' where document_id = ?`, [String(mail?.['document_id'])]);
  expect((await call('DELETE', path)).status).toBe(200);
});

const hiddenTypes = ['tap-change', 'board', 'screen', 'screen-pairing', 'session', 'deleted-record'];

test.each(hiddenTypes)('super admins can neither read nor change a %s in the panel', async (name) => {
  const api = ['board', 'screen-pairing'].includes(name) ? 'screen' : name;
  const uid = `api::${api}.${name}`;
  expect((await call('GET', uid)).status).toBe(403);
  expect((await call('POST', uid, {})).status).toBe(403);
  expect((await call('DELETE', `${uid}/any`)).status).toBe(403);
});

test('users can’t be duplicated, which would copy the password', async () => {
  const [user] = await queryRows('select document_id from up_users');
  const uid = 'plugin::users-permissions.user';
  expect(await call('POST', `${uid}/clone/${String(user?.['document_id'])}`, { email: uniqueEmail() })).toMatchObject({
    status: 400,
    message: expect.stringContaining('can’t be duplicated'),
  });
});

test('public lists leave out a record that can’t be serialized', async () => {
  const broken = await makeBeer();
  const whole = await makeBeer();
  await queryRows('update beers set name = null, slug = null where document_id = ?', [broken._id]);
  const { status, body } = await visitor().get('/beers?limit=100&sort=newest');
  const ids = body.beers.map(({ _id }) => _id);
  expect([status, ids.includes(whole._id), ids.includes(broken._id)]).toEqual([200, true, false]);
  await queryRows('delete from beers where document_id = ?', [broken._id]);
});
