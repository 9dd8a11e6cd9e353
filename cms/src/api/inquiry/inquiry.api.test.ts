import { describe, expect, test } from 'vitest';
import type { Inquiry } from '#domain/inquiry/inquiry';
import { visitor } from '../../../test/client';
import { unique, uniqueEmail } from '../../../test/factories';
import { signIn } from '../../../test/sign-in';

type List = { inquiries: Inquiry[]; pagination: object };
type One = { inquiry: Inquiry };

const search = async (query: Record<string, string>) =>
  (await signIn('moderator')).get<List>(`/inquiries?${new URLSearchParams(query)}`);

const write = (name: string, overrides: object = {}) =>
  visitor().post('/contact/submit', {
    name,
    email: uniqueEmail(),
    subject: 'Keg orders',
    message: 'Two half-barrels, please.',
    ...overrides,
  });

/** Writes one and finds it again. */
async function received(overrides: object = {}): Promise<Inquiry> {
  const name = unique('Sender');
  await write(name, overrides);
  const { body } = await search({ search: name });
  const [inquiry] = body.inquiries;
  if (!inquiry) throw new Error('The inquiry was not found');
  return inquiry;
}

describe('GET /inquiries', () => {
  test('newest first, whole, searched over name, e-mail and message', async () => {
    const word = unique('Needle');
    const email = `${word.replace(' ', '-').toLowerCase()}@example.com`;
    await write(word, { phone: '5305550111' });
    await write('By e-mail', { email, message: 'Nothing of it in here.' });
    await write('By message', { message: `Where is the ${word.toUpperCase()} then?` });
    const { status, body } = await search({ search: word });
    expect(status).toBe(200);
    const shown = (name: string, message: string, phone: string | null = null) => ({
      _id: expect.any(String),
      kind: 'contact',
      status: 'new',
      name,
      email: expect.stringContaining('@example.com'),
      phone,
      message,
      details: { subject: 'Keg orders' },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(body).toEqual({
      success: true,
      inquiries: [
        shown('By message', `Where is the ${word.toUpperCase()} then?`),
        shown(word, 'Two half-barrels, please.', '(530) 555-0111'),
      ],
      pagination: { page: 1, limit: 20, total: 2, pages: 1 },
    });
    expect((await search({ search: email })).body.inquiries.map(({ name }) => name)).toEqual(['By e-mail']);
  });

  test('spam is left out unless somebody asks for it', async () => {
    const name = unique('Spammer');
    await write(name, { website: 'filled' });
    expect((await search({ search: name })).body.inquiries).toEqual([]);
    expect((await search({ search: name, status: 'spam' })).body.inquiries).toHaveLength(1);
  });

  test('filters by kind and status', async () => {
    const { name } = await received();
    expect((await search({ search: name, kind: 'contact', status: 'new' })).body.inquiries).toHaveLength(1);
    expect((await search({ search: name, kind: 'private-event' })).body.inquiries).toEqual([]);
    expect((await search({ search: name, status: 'answered' })).body.inquiries).toEqual([]);
  });

  test('an unknown kind or status is refused', async () => {
    const { status, body } = await search({ kind: 'gossip', status: 'lost' });
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        code: 'invalid-input',
        message: 'Please choose a valid kind',
        errors: [
          { path: 'kind', msg: 'Please choose a valid kind' },
          { path: 'status', msg: 'Please choose a valid status' },
        ],
      },
    ]);
  });

  test.each([
    ['GET', '/inquiries'],
    ['GET', '/inquiries/export/csv'],
    ['GET', '/inquiries/x'],
    ['PUT', '/inquiries/x'],
    ['DELETE', '/inquiries/x'],
  ])('%s %s is closed to visitors', async (method, path) => {
    expect((await visitor().send(method, path)).status).toBe(401);
  });
});

describe('GET /inquiries/{id}', () => {
  test('is whole, spam too', async () => {
    const inquiry = await received();
    const staff = await signIn('moderator');
    await staff.put(`/inquiries/${inquiry._id}`, { status: 'spam' });
    const { status, body } = await staff.get<One>(`/inquiries/${inquiry._id}`);
    const { updatedAt } = body.inquiry;
    expect([status, body]).toEqual([200, { success: true, inquiry: { ...inquiry, status: 'spam', updatedAt } }]);
  });

  test('an unknown one is not found', async () => {
    const { status, body } = await (await signIn()).get('/inquiries/nothing');
    expect([status, body]).toEqual([404, { success: false, code: 'not-found', message: 'Inquiry not found' }]);
  });
});

describe('PUT /inquiries/{id}', () => {
  test('changes the status and nothing else', async () => {
    const inquiry = await received();
    const { status, body } = await (
      await signIn('moderator')
    ).put<One>(`/inquiries/${inquiry._id}`, {
      status: 'answered',
      name: 'Somebody else',
      updatedAt: inquiry.updatedAt,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      inquiry: { ...inquiry, status: 'answered', updatedAt: expect.any(String) },
    });
  });

  test.each([{}, { status: 'lost' }, { status: ['new'] }, { status: null }])('%j is refused', async (change) => {
    const { _id } = await received();
    const { status, body } = await (await signIn()).put(`/inquiries/${_id}`, change);
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        code: 'invalid-input',
        message: 'Please fix the errors below before submitting.',
        errors: [{ path: 'status', msg: 'Please choose a valid status' }],
      },
    ]);
  });

  test('of two who saw the same version the second one is told', async () => {
    const { _id, updatedAt } = await received();
    const staff = await signIn();
    const answers = await Promise.all(
      ['answered', 'archived'].map((status) => staff.put(`/inquiries/${_id}`, { status, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an unknown inquiry is not found', async () => {
    const { status, body } = await (await signIn()).put('/inquiries/nope', { status: 'new' });
    expect([status, body]).toEqual([404, { success: false, code: 'not-found', message: 'Inquiry not found' }]);
  });
});

test('a deleted inquiry is gone', async () => {
  const { _id, name } = await received();
  const staff = await signIn('moderator');
  const first = await staff.delete(`/inquiries/${_id}`);
  expect([first.status, first.body]).toEqual([200, { success: true, message: 'Inquiry deleted successfully' }]);
  expect((await staff.delete(`/inquiries/${_id}`)).status).toBe(404);
  expect((await search({ search: name })).body.inquiries).toEqual([]);
});

test('of two who delete an inquiry at once one finds nothing', async () => {
  const { _id } = await received();
  const staff = await signIn();
  const answers = await Promise.all([staff.delete(`/inquiries/${_id}`), staff.delete(`/inquiries/${_id}`)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('the export is a CSV file of what the list would show', async () => {
  const { name, email, createdAt } = await received({ message: '=HYPERLINK("https://evil.example"), and\nmore' });
  const query = new URLSearchParams({ search: name, kind: 'contact' });
  const { status, headers, text } = await (await signIn()).get(`/inquiries/export/csv?${query}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text).toBe(
    '\uFEFFKind,Status,Name,Email,Phone,Message,Details,Received\r\n' +
      `contact,new,${name},${email},,"'=HYPERLINK(""https://evil.example""), and\nmore",Subject: Keg orders,${createdAt}\r\n`,
  );
});
