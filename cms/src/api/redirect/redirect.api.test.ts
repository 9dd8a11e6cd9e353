import { admin, moderator, visitor, expectInvalid, expectStale, expectSuccess } from '../../../test/client';
import { unique, makeTaproom } from '../../../test/factories';
import { callPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

const list = async () => (await visitor().get('/redirects')).body.redirects;

const addInPanel = (from: string, to: string, isPermanent = true) =>
  callPanel('POST', '/content-manager/collection-types/api::redirect.redirect', { from, to, isPermanent });

const deleteAll = () => queryRows('delete from redirects');

// Tests of other files leave redirects of renamed records behind.
beforeEach(deleteAll);
afterEach(deleteAll);

test('redirects are normalized and public', async () => {
  expect((await addInPanel('https://old.example/Menu/', ' /beers ')).status).toBe(201);
  expect((await addInPanel('/gifts', 'https://gifts.example', false)).status).toBe(201);
  await addInPanel('/Caf%C3%A9', 'http://localhost:3000/beers?x=ü');
  expect(await list()).toEqual([
    { from: '/café', to: '/beers?x=%C3%BC', status: 301 },
    { from: '/gifts', to: 'https://gifts.example/', status: 302 },
    { from: '/menu', to: '/beers', status: 301 },
  ]);
});

test('a taproom can leave its default path, which the site redirects without a record', async () => {
  const { slug } = await makeTaproom({ name: unique('Moved') });
  const paths = [`/${slug}`, `/nevada/${slug}`, null];
  const responses = [];
  for (const path of paths) responses.push(await admin.put(`/taprooms/${slug}`, { path }));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await list()).toEqual([
    { from: `/${slug}`, to: `/locations/${slug}`, status: 301 },
    { from: `/nevada/${slug}`, to: `/locations/${slug}`, status: 301 },
  ]);
  await admin.delete(`/taprooms/${slug}`);
});

test('a new slug of a taproom redirects its page and its feed, and the former slug its default path', async () => {
  const { slug } = await makeTaproom({ name: unique('Renamed') });
  const [next, last] = [`${slug}-next`, `${slug}-last`];
  const targets = async () => Object.fromEntries((await list()).map(({ from, to }) => [from, to]));
  await admin.put(`/taprooms/${slug}`, { slug: next });
  expect(await targets()).toEqual({
    [`/events/${slug}.ics`]: `/events/${next}.ics`,
    [`/locations/${slug}`]: `/locations/${next}`,
  });
  await admin.put(`/taprooms/${next}`, { slug: last, path: `/${last}` });
  expect(await targets()).toEqual({
    [`/events/${slug}.ics`]: `/events/${last}.ics`,
    [`/events/${next}.ics`]: `/events/${last}.ics`,
    [`/locations/${slug}`]: `/${last}`,
    [`/locations/${next}`]: `/${last}`,
  });
  expect((await addInPanel(`/events/${last}.ics`, '/events.ics')).text).toContain('is a file of the site');
  await admin.put(`/taprooms/${last}`, { slug, path: null });
  expect(await targets()).toEqual({
    [`/events/${next}.ics`]: `/events/${slug}.ics`,
    [`/events/${last}.ics`]: `/events/${slug}.ics`,
    [`/locations/${next}`]: `/locations/${slug}`,
    [`/locations/${last}`]: `/locations/${slug}`,
    [`/${last}`]: `/locations/${slug}`,
  });
  await admin.delete(`/taprooms/${slug}`);
});

test('renaming a beer redirects its old path, and renaming it back removes the redirect', async () => {
  const { _id, slug } = (await admin.post('/beers', { name: unique('Renamed') })).body.beer;
  await admin.put(`/beers/${_id}`, { slug: `${slug}-new` });
  expect(await list()).toEqual([{ from: `/beers/${slug}`, to: `/beers/${slug}-new`, status: 301 }]);
  await admin.put(`/beers/${_id}`, { slug });
  expect(await list()).toEqual([{ from: `/beers/${slug}-new`, to: `/beers/${slug}`, status: 301 }]);
});

test('redirects to what is hidden or deleted are not public', async () => {
  const { slug } = await makeTaproom({ name: unique('Secret') });
  await addInPanel('/former', `/locations/${slug}`);
  await addInPanel('/oldest', '/former');
  await addInPanel('/gone', '/beers/never-brewed');
  await addInPanel('/nowhere', '/no-such-page');
  expect((await list()).map(({ from }) => from)).toEqual(['/former', '/oldest']);
  await admin.put(`/taprooms/${slug}`, { isActive: false });
  expect(await list()).toEqual([]);
  await admin.put(`/taprooms/${slug}`, { isActive: true });
  expect(await list()).toHaveLength(2);
  await admin.delete(`/taprooms/${slug}`);
  expect(await list()).toEqual([]);
});

type StaffBody = { redirect: { _id: string; updatedAt: string } };

test('staff create, change, delete and restore a redirect; broken ones are marked', async () => {
  const { status, body } = await moderator.post<StaffBody>('/redirects', { from: '/Our-Beers.php?id=3', to: '/beers' });
  const redirect = {
    _id: expect.any(String),
    from: '/our-beers.php?id=3',
    to: '/beers',
    isPermanent: true,
    isBroken: false,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  };
  expect([status, body]).toEqual([201, { success: true, redirect }]);
  const path = `/redirects/${body.redirect._id}`;
  const changes = { to: '/no-such-page', isPermanent: false, updatedAt: body.redirect.updatedAt };
  const updated = { ...redirect, to: '/no-such-page', isPermanent: false, isBroken: true };
  expect((await moderator.put(path, changes)).body).toEqual({ success: true, redirect: updated });
  await expectStale(moderator.put(path, changes));
  await moderator.post('/redirects', { from: '/blog/*', to: '/events/*' });
  expect((await moderator.get('/redirects/admin?search=NO-SUCH')).body).toEqual({
    success: true,
    redirects: [updated],
    pagination: { page: 1, limit: 100, total: 1, pages: 1 },
  });
  expect(await list()).toEqual([{ from: '/blog/*', to: '/events/*', status: 301 }]);
  await expectSuccess(moderator.delete(path), 200, 'Redirect deleted successfully');
  expect((await moderator.get(`/redirects/admin/${body.redirect._id}`)).status).toBe(404);
  expect((await moderator.post(`${path}/restore`)).body).toEqual({ success: true, redirect: updated });
});

test.each([
  ['/api/*', '/beers', 'from', '/api/* is the path of the API. Please choose another one.'],
  ['\u200B/admin\u200B', '/beers', 'from', expect.any(String)],
  ['/gone', '', 'to', 'Please enter a path of the site such as /beers, or a URL that starts with https://'],
  ['/b', '/a', 'to', expect.stringContaining('This would be a loop: /a is redirected to /b')],
  ['/A', '/store', 'from', expect.stringContaining('/a is already redirected to /b')],
])('%j to %j is rejected at the field %s', async (from, to, path, msg) => {
  await addInPanel('/a', '/b');
  await expectInvalid(admin.post('/redirects', { from, to }), { path, msg });
  expect(await queryRows('select * from redirects')).toHaveLength(1);
});
