import { describe, expect, inject, test } from 'vitest';
import { randomIp, visitor } from '../../test/client';
import { makeBeer } from '../../test/factories';
import { signIn } from '../../test/sign-in';

const failure = (message: string) => ({ success: false, message });

const send = async (method: string, path: string, body: string, type?: string) => {
  const staff = await signIn();
  return staff.send(method, path, { body, headers: type ? { 'Content-Type': type } : {} });
};

describe('unknown addresses and methods', () => {
  test.each(['', '/', '/nothing', '/beers/x/y/z', '/beers%00', '/beers/%0d%0aSet-Cookie:x', '/graphql'])(
    '/api%s is not found',
    async (path) => {
      const { status, body } = await visitor().get(path);
      expect([status, body]).toEqual([404, failure('Not found')]);
    },
  );

  test.each([
    ['PATCH', '/beers', 'HEAD, GET, POST'],
    ['DELETE', '/beers', 'HEAD, GET, POST'],
    ['POST', '/auth/me', 'HEAD, GET'],
    ['GET', '/auth/login', 'POST'],
    ['GET', '/contact/submit', 'POST'],
    ['PROPFIND', '/distributors', 'HEAD, GET'],
  ])('%s %s is not allowed', async (method, path, allow) => {
    const { status, headers, body } = await visitor().send(method, path);
    expect([status, headers.get('allow'), body]).toEqual([405, allow, failure('Method not allowed')]);
  });

  test('a trailing slash and letters of another case make no difference', async () => {
    const plain = await visitor().get('/beers/featured');
    expect((await visitor().get('/beers/featured/')).text).toBe(plain.text);
    expect((await visitor().get('/Beers/Featured')).text).toBe(plain.text);
    expect((await visitor().get('/Beers/Admin')).status).toBe(401);
  });
});

describe('bodies', () => {
  test.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'Please send valid JSON'],
    ['a bare text', '"name"', 'application/json', 400, 'Please send valid JSON'],
    ['another type', 'name=x', 'application/x-www-form-urlencoded', 415, 'Please send the request as application/json'],
    ['plain text', '{"name":"x"}', 'text/plain', 415, 'Please send the request as application/json'],
    ['more than 2 MB', `{"name":"${'x'.repeat(2_100_000)}"}`, 'application/json', 413, 'The request is too large'],
  ])('%s', async (_what, sent, type, status, message) => {
    const answer = await send('POST', '/beers', sent, type);
    expect([answer.status, answer.body]).toEqual([status, failure(message)]);
  });

  test.each(['[]', '[{"name":"x"}]', '{}', '{"name":{"$ne":null}}', `{"name":"${'x'.repeat(1_000_000)}"}`])(
    'what is not a beer is refused in words: %.30s',
    async (sent) => {
      const { status, body } = await send('POST', '/beers', sent, 'application/json');
      expect([status, body]).toEqual([
        400,
        { ...failure('Please fix the errors below before submitting.'), errors: [expect.any(Object)] },
      ]);
    },
  );

  test('what says it is compressed and is not is refused, not stumbled over', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const { status, body } = await (await signIn()).send('POST', '/beers', { body: '{"name":"x"}', headers });
    expect([status, body]).toEqual([400, failure('Please send valid JSON')]);
  });

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['that breaks off', 'multipart/form-data; boundary=x'],
  ])('a multipart body %s is called by its name', async (_what, type) => {
    const { status, body } = await send('POST', '/beers/admin/import/csv', '--x\r\n\r\nName', type);
    expect([status, body]).toEqual([400, failure('Please send the files as multipart/form-data')]);
  });

  test('a thousand levels deep is refused, not followed', async () => {
    const deep = `{"name":"x","awards":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    expect((await send('POST', '/beers', deep, 'application/json')).status).toBe(400);
  });

  test('a prototype in the body changes nobody', async () => {
    const { status } = await send('POST', '/beers', '{"name":"x","__proto__":{"admin":true}}', 'application/json');
    expect(status).toBeLessThan(500);
    expect((await visitor().get('/auth/users')).status).toBe(401);
  });
});

describe('headers', () => {
  test('every answer has an id; the one that web gave is kept, and is in the log', async () => {
    expect((await visitor().get('/beers')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect((await visitor().get('/nothing')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const given = { headers: { 'X-Request-Id': 'from-the-edge-1' } };
    expect((await visitor().get('/beers', given)).headers.get('x-request-id')).toBe('from-the-edge-1');
    const odd = { headers: { 'X-Request-Id': 'a b<script>' } };
    expect((await visitor().get('/beers', odd)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  test('public answers revalidate by a strong ETag', async () => {
    const { headers, text } = await visitor().get('/beers/featured');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['public, no-cache', null]);
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await visitor().get('/beers/featured', { headers: { 'If-None-Match': known } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const other = await visitor().get('/beers/featured', { headers: { 'If-None-Match': '"other"' } });
    expect([other.status, other.text]).toEqual([200, text]);
  });

  test('a change has another ETag', async () => {
    const before = (await visitor().get('/beers/featured')).headers.get('etag');
    await makeBeer({ isFeatured: true });
    expect((await visitor().get('/beers/featured')).headers.get('etag')).not.toBe(before);
  });

  test('HEAD is GET without its body', async () => {
    const get = await visitor().get('/beers?limit=1');
    const head = await visitor().send('HEAD', '/beers?limit=1');
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect((await visitor().send('HEAD', '/beers/nothing')).status).toBe(404);
    expect((await visitor().send('HEAD', '/beers/admin')).status).toBe(401);
  });

  test('failures and what is behind sign-in are never stored', async () => {
    for (const path of ['/nothing', '/beers/nothing', '/beers?limit=0', '/auth/me', '/beers/admin']) {
      const { headers } = await (await signIn()).get(path);
      expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
    }
  });

  test("no page of somebody else's may read an answer", async () => {
    const { headers } = await visitor().get('/beers', { headers: { Origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('sixty attempts a minute from one address, then 429', async () => {
  const headers = { 'X-Forwarded-For': randomIp(), 'Content-Type': 'application/json' };
  const attempt = () => fetch(`${inject('api').url}/api/contact/submit`, { method: 'POST', headers, body: '{}' });
  for (let count = 0; count < 60; count++) expect((await attempt()).status).toBe(400);
  const refused = await attempt();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
