import type { Inquiry } from '#domain/inquiry/schema';
import { admin, moderator, visitor } from '../../../test/client';
import { unique, contactForm } from '../../../test/factories';

const list = async (query: Record<string, string>) => moderator.get(`/inquiries?${new URLSearchParams(query)}`);

const submit = (name: string, overrides: object = {}) =>
  visitor().post('/contact/submit', contactForm({ name, phone: '', ...overrides }));

/** Submits the form and returns the stored inquiry. */
async function makeInquiry(overrides: object = {}): Promise<Inquiry> {
  const name = unique('Sender');
  await submit(name, overrides);
  const { body } = await list({ search: name });
  const [inquiry] = body.inquiries;
  if (!inquiry) throw new Error('The inquiry was not found');
  return inquiry;
}

describe('GET /inquiries', () => {
  test('searches name, e-mail and message, newest first', async () => {
    const word = unique('Needle');
    const email = `${word.replace(' ', '-').toLowerCase()}@example.com`;
    await submit(word, { phone: '5305550111' });
    await submit('By e-mail', { email, message: 'No match here, please.' });
    await submit('By message', { message: `Do you sell the ${word.toUpperCase()}?` });
    const { status, body } = await list({ search: word });
    expect(status).toBe(200);
    const inquiry = (name: string, message: string, phone: string | null = null) => ({
      _id: expect.any(String),
      kind: 'contact',
      status: 'new',
      name,
      email: expect.stringContaining('@example.com'),
      phone,
      message,
      details: { subject: 'Tours' },
      emails: ['notification', 'confirmation'].map((purpose) =>
        expect.objectContaining({ purpose, state: 'no-mail-server' }),
      ),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(body).toEqual({
      success: true,
      inquiries: [
        inquiry('By message', `Do you sell the ${word.toUpperCase()}?`),
        inquiry(word, 'Do you run brewhouse tours?', '(530) 555-0111'),
      ],
      pagination: { page: 1, limit: 20, total: 2, pages: 1 },
    });
    expect((await list({ search: email })).body.inquiries.map(({ name }) => name)).toEqual(['By e-mail']);
  });

  test('a search finds parts of texts, without case and accents, and takes every character as it is', async () => {
    const sender = unique('Searched');
    const messages = [
      'Haben Sie Kölsch vom Faß? Grüße aus Köln',
      '100% sure: is it 50_50, or C:\\beer\\list?',
      `"Quoted" and 'quoted' — AND OR NOT near* (a:b)`,
      '🍺🍺🍻 and かんぱい、乾杯ビール',
    ];
    for (const message of messages) await submit(sender, { message });
    const found = async (search: string) =>
      (await list({ search })).body.inquiries.filter(({ name }) => name === sender).map(({ message }) => message);
    for (const [term, index] of [
      ...(['koln', 'KÖLSCH', 'fass', 'faß? GRUSSE'] as const).map((text) => [text, 0] as const),
      ...(['100%', '50_50', 'c:\\beer'] as const).map((text) => [text, 1] as const),
      ...(['"quoted"', "'quoted'", 'near*', '(a:b)'] as const).map((text) => [text, 2] as const),
      ...(['🍺🍺🍻', '乾杯ビ', 'い、'] as const).map((text) => [text, 3] as const),
    ])
      expect([term, await found(term)]).toEqual([term, [messages[index]]]);
    for (const term of ['5__5', '10%sure', 'koln grusse']) expect([term, await found(term)]).toEqual([term, []]);
  });

  test('excludes spam unless status=spam', async () => {
    const name = unique('Spammer');
    await submit(name, { website: 'filled' });
    expect((await list({ search: name })).body.inquiries).toEqual([]);
    expect((await list({ search: name, status: 'spam' })).body.inquiries).toHaveLength(1);
  });

  test('filters by kind and status', async () => {
    const { name } = await makeInquiry();
    expect((await list({ search: name, kind: 'contact', status: 'new' })).body.inquiries).toHaveLength(1);
    expect((await list({ search: name, kind: 'private-event' })).body.inquiries).toEqual([]);
    expect((await list({ search: name, status: 'answered' })).body.inquiries).toEqual([]);
  });
});

test('GET /inquiries/{id} returns an inquiry of any status, spam included', async () => {
  const inquiry = await makeInquiry();
  await moderator.put(`/inquiries/${inquiry._id}`, { status: 'spam' });
  const { status, body } = await moderator.get(`/inquiries/${inquiry._id}`);
  const { updatedAt } = body.inquiry;
  expect([status, body]).toEqual([200, { success: true, inquiry: { ...inquiry, status: 'spam', updatedAt } }]);
});

test('PUT /inquiries/{id} changes only the status', async () => {
  const inquiry = await makeInquiry();
  const { status, body } = await moderator.put(`/inquiries/${inquiry._id}`, {
    status: 'answered',
    name: 'Another name',
    updatedAt: inquiry.updatedAt,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    inquiry: { ...inquiry, status: 'answered', updatedAt: expect.any(String) },
  });
});

test('PUT /inquiries/{id}: the second of two updates of the same version returns 409', async () => {
  const { _id, updatedAt } = await makeInquiry();
  const responses = await Promise.all(
    ['answered', 'archived'].map((status) => admin.put(`/inquiries/${_id}`, { status, updatedAt })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('DELETE /inquiries/{id} deletes the inquiry; a second delete returns 404', async () => {
  const { _id, name } = await makeInquiry();
  const first = await moderator.delete(`/inquiries/${_id}`);
  expect([first.status, first.body]).toEqual([200, { success: true, message: 'Inquiry deleted successfully' }]);
  expect((await moderator.delete(`/inquiries/${_id}`)).status).toBe(404);
  expect((await list({ search: name })).body.inquiries).toEqual([]);
});

test('DELETE /inquiries/{id}: the second of two concurrent deletes returns 404', async () => {
  const { _id } = await makeInquiry();
  const responses = await Promise.all([admin.delete(`/inquiries/${_id}`), admin.delete(`/inquiries/${_id}`)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('GET /inquiries/export/csv exports the matching inquiries and escapes formulas', async () => {
  const { name, email, createdAt } = await makeInquiry({ message: '=HYPERLINK("https://evil.example"), and\nmore' });
  const query = new URLSearchParams({ search: name, kind: 'contact' });
  const { status, headers, text } = await admin.get(`/inquiries/export/csv?${query}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text).toBe(
    '\uFEFFKind,Status,Name,Email,Phone,Message,Details,Received\r\n' +
      `contact,new,${name},${email},,"'=HYPERLINK(""https://evil.example""), and\nmore",Subject: Tours,${createdAt}\r\n`,
  );
});
