/** Repeated requests with the same `Idempotency-Key`. */
import { createHash, randomUUID } from 'node:crypto';
import { admin, type ApiClient, moderator, visitor, expectFailure } from '../../../test/client';
import { imageFile, multipartForm } from '../../../test/files';
import { makeBeer, unique, uniqueEmail, contactForm } from '../../../test/factories';
import { type RunningServer, sharedServer } from '../../../test/server';
import { queryRows, storedFiles } from '../../../test/stored-data';
import { countMails } from '../../../test/users';

const withKey = (key: string = randomUUID()) => ({ headers: { 'Idempotency-Key': key } });

const countInquiries = async (email: string, server?: RunningServer) =>
  (await queryRows('select id from inquiries where email = ?', [email], server)).length;

const changeStored = (key: string, changes: string) =>
  queryRows(`update idempotency_keys set ${changes} where key_hash = ?`, [
    createHash('sha256').update(key).digest('base64url'),
  ]);

const repeat = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_none, index) => work(index)));

const createdBeers = async (staff: ApiClient, name: string) =>
  (await staff.get(`/beers/admin?search=${encodeURIComponent(name)}`)).body.beers;

test('fifty forms at once with one key are saved once, and all get the same response', async () => {
  const form = contactForm();
  const options = withKey();
  const responses = await repeat(50, () => visitor().post('/contact/submit', form, options));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(responses.filter(({ headers }) => headers.get('Idempotency-Replayed') === 'true')).toHaveLength(49);
  expect([await countInquiries(form.email), await countMails(form.email)]).toEqual([1, 2]);
});

test('forms and staff writes at once, each with its own key, are all saved', async () => {
  const name = unique('Crowded Ale');
  const email = uniqueEmail();
  const responses = await repeat(60, (index) =>
    index % 3 === 0
      ? admin.post('/beers', { name: `${name} ${index}` }, index % 2 === 0 ? withKey() : {})
      : visitor().post('/contact/submit', contactForm({ email }), withKey()),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  expect(await countInquiries(email)).toBe(40);
  expect(await createdBeers(admin, name)).toHaveLength(20);
});

test('a repeated change of staff returns the first response, even though the record has changed since', async () => {
  const { _id, updatedAt } = await makeBeer();
  const [change, options] = [{ abv: 6.5, updatedAt }, withKey()];
  const first = await admin.put(`/beers/${_id}`, change, options);
  expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([200, null]);
  const again = await admin.put(`/beers/${_id}`, change, options);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
  const deletion = withKey();
  const deleted = await admin.delete(`/beers/${_id}`, undefined, deletion);
  expect(await admin.delete(`/beers/${_id}`, undefined, deletion)).toMatchObject({ status: 200, text: deleted.text });
});

test('a key of another body, path or user is rejected with 422', async () => {
  const [options, name] = [withKey(), unique('Keyed Ale')];
  expect((await admin.post('/beers', { name }, options)).status).toBe(201);
  const others = [
    await admin.post('/beers', { name: `${name} 2` }, options),
    await admin.post('/events', { name }, options),
    await admin.delete('/beers/some-id', undefined, options),
    await moderator.post('/beers', { name }, options),
    await visitor().post('/contact/submit', contactForm(), options),
  ];
  expect(others.map(({ status, body }) => [status, body.code])).toEqual(others.map(() => [422, 'key-reused']));
  expect(await createdBeers(admin, name)).toHaveLength(1);
});

test.each([
  ['has a space', 'two words'],
  ['is too long', 'k'.repeat(201)],
  ['is empty', ''],
])('a key that %s is rejected with 400', async (_problem, key) => {
  const form = contactForm();
  const { status, body } = await visitor().post('/contact/submit', form, withKey(key));
  expect([status, body.code]).toEqual([400, 'invalid-input']);
  expect(await countInquiries(form.email)).toBe(0);
});

test('failures are not stored: the key can be used again', async () => {
  const options = withKey();
  const form = contactForm();
  expect((await visitor().post('/contact/submit', { ...form, email: 'nobody' }, options)).status).toBe(400);
  const { status, headers } = await visitor().post('/contact/submit', form, options);
  expect([status, headers.get('Idempotency-Replayed')]).toEqual([201, null]);
});

test('a key is forgotten after a day', async () => {
  const key = randomUUID();
  const [first, second] = [contactForm(), contactForm()];
  await visitor().post('/contact/submit', first, withKey(key));
  await changeStored(key, `created_at = ${Date.now() - 86_400_000 - 1000}`);
  expect((await visitor().post('/contact/submit', second, withKey(key))).status).toBe(201);
  expect((await visitor().post('/contact/submit', second, withKey(key))).status).toBe(201);
  expect((await visitor().post('/contact/submit', first, withKey(key))).status).toBe(422);
  expect([await countInquiries(first.email), await countInquiries(second.email)]).toEqual([1, 1]);
});

test('repetitions don’t count towards the limit of forms', async () => {
  const form = contactForm();
  const headers = { ...withKey().headers, 'X-Forwarded-For': '198.51.100.27' };
  for (let time = 0; time < 8; time += 1) {
    expect((await visitor().post('/contact/submit', form, { headers })).status).toBe(201);
  }
});

test('what is stored of a request has no password: with another one, it is the same request', async () => {
  const user = { firstName: 'Nora', lastName: unique('Keyed'), email: uniqueEmail(), role: 'moderator' };
  const options = withKey();
  const first = await admin.post('/auth/users', { ...user, password: 'A-first-password-1' }, options);
  const again = await admin.post('/auth/users', { ...user, password: 'Another-password-2' }, options);
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
});

test('repeated uploads add their photos once, also at the same time', async () => {
  const { _id } = await makeBeer();
  const options = withKey();
  const upload = async (name = 'pint.png') =>
    admin.post(`/beers/${_id}/images`, multipartForm('images', [await imageFile(name)]), options);
  const responses = await repeat(4, () => upload());
  const files = (await storedFiles()).length;
  expect(responses.map(({ status, text }) => [status, text])).toEqual(responses.map(() => [200, responses[0]?.text]));
  expect(responses[0]?.body.images).toHaveLength(1);
  expect((await upload('other.png')).status).toBe(422);
  expect((await upload()).text).toBe(responses[0]?.text);
  expect(await storedFiles()).toHaveLength(files);
});

test('a repeated upload whose server stopped before it responded is rejected with 409 instead of saved twice', async () => {
  const { _id } = await makeBeer();
  const key = randomUUID();
  const upload = async () =>
    admin.post(`/beers/${_id}/images`, multipartForm('images', [await imageFile()]), withKey(key));
  expect((await upload()).status).toBe(200);
  await changeStored(key, 'status = null, body = null');
  const soon = await upload();
  expect([soon.status, soon.headers.get('Retry-After')]).toEqual([503, '1']);
  await changeStored(key, `created_at = ${Date.now() - 60_000}`);
  await expectFailure(upload(), 409, 'already-saved', 'This was saved already. Reload to see it.');
  expect((await admin.get(`/beers/admin/${_id}`)).body.beer.images).toHaveLength(1);
});

test('retries after a crash save each form once', async () => {
  const server = await sharedServer();
  const requests = Array.from({ length: 24 }, () => ({ form: contactForm(), options: withKey() }));
  const send = ({ form, options }: (typeof requests)[number]) =>
    visitor(server.url).post('/contact/submit', form, options);
  const attempts = requests.map(send);
  // Others are at any stage: not received, running, or committed without a response.
  await Promise.race(attempts);
  await server.crash();
  const first = await Promise.allSettled(attempts);
  expect(first.some(({ status }) => status === 'fulfilled')).toBe(true);
  await server.restart();
  const retries = await Promise.all(requests.map(send));
  expect(retries.map(({ status }) => status)).toEqual(retries.map(() => 201));
  const counts = await Promise.all(requests.map(({ form }) => countInquiries(form.email, server)));
  expect(counts).toEqual(counts.map(() => 1));
  const answered = retries.filter((_retry, index) => first[index]?.status === 'fulfilled');
  expect(answered.map(({ headers }) => headers.get('Idempotency-Replayed'))).toEqual(answered.map(() => 'true'));
});
