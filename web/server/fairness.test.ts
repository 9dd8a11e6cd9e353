import { connect, plainImage, startEdge, type TestResponse, waitFor } from './test/start-edge';

const statuses = (responses: TestResponse[]) => [...new Set(responses.map(({ status }) => status))].sort();

test('2,000 searches of one client cause no error for another client', async () => {
  // A busy machine may need longer than 15 seconds to receive them.
  const { request, cms } = await startEdge({ timeouts: { headers: 120_000 } });
  cms.state.workMs = 5;
  const flood = Array.from({ length: 2000 }, (_, index) =>
    request(`/api/beers?search=random${index}`, { localAddress: '127.0.0.2' }),
  );
  const responses: TestResponse[] = [];
  for (let index = 0; index < 37; index += 1) {
    cms.mockJson(`/api/beers?search=${index}`, { beers: [] });
    responses.push(await request(`/api/beers?search=${index}`, { localAddress: '127.0.0.3' }));
  }
  expect(statuses(responses)).toEqual([200]);
  const flooded = await Promise.all(flood);
  expect(statuses(flooded)).toEqual([404, 503]);
  // Two of the flood, and one of the other client.
  expect(cms.maxInProgress('GET')).toBeLessThanOrEqual(3);
});

test('400 uncached pages of one client cause no error for another client', async () => {
  const { request, cms } = await startEdge();
  cms.state.delayMs = 20;
  const flood = Array.from({ length: 400 }, (_, index) =>
    request(`/beers/random${index}`, { localAddress: '127.0.0.2' }),
  );
  const paths = ['/store', '/our-story', '/shipping', '/contact', '/locations/folsom'];
  const responses = await Promise.all(paths.map((path) => request(path, { localAddress: '127.0.0.3' })));
  expect(statuses(responses)).toEqual([200]);
  expect(statuses(await Promise.all(flood))).toEqual([404, 503]);
});

test('a page last in the queue of a flooding client is not delayed for another client', async () => {
  const { request, cms } = await startEdge();
  cms.state.workMs = 5;
  const paths = [...Array.from({ length: 150 }, (_, index) => `/beers/random${index}`), '/store'];
  const flood = paths.map((path) => request(path, { localAddress: '127.0.0.2' }));
  await waitFor(() => expect(cms.requests.filter((line) => line.includes('/api/beers/')).length).toBeGreaterThan(2));
  const { status } = await request('/store', { localAddress: '127.0.0.3' });
  expect(status).toBe(200);
  expect(cms.requests.filter((line) => line.includes('/api/beers/')).length).toBeLessThan(100);
  expect(statuses(await Promise.all(flood))).toEqual([200, 404]);
});

test('1,000 proxied reads of one client cause no error for another client', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/inquiries', {});
  // The queue gets full while a busy machine receives the flood.
  cms.state.workMs = 20;
  const headers = { authorization: 'Bearer abc' };
  const flood = Array.from({ length: 1000 }, () =>
    request('/api/content/location/main-website', { headers, localAddress: '127.0.0.2' }),
  );
  const staff = await Promise.all(
    Array.from({ length: 20 }, () => request('/api/inquiries', { headers, localAddress: '127.0.0.3' })),
  );
  expect(statuses(staff)).toEqual([200]);
  expect(statuses(await Promise.all(flood))).toEqual([200, 503]);
  // Two of each client.
  expect(cms.maxInProgress('GET')).toBeLessThanOrEqual(4);
});

test('two of 200 writes of one client are in progress, and a write of another client beside them', async () => {
  const { request, cms } = await startEdge();
  for (const path of ['/api/contact/submit', '/api/newsletter/subscribe']) cms.mockJson(path, {});
  const release = cms.holdResponses('/api/contact/submit');
  const send = (path: string, localAddress: string) => request(path, { method: 'POST', body: '{}', localAddress });
  const flood = Array.from({ length: 200 }, () => send('/api/contact/submit', '127.0.0.2'));
  await waitFor(() => expect(cms.inProgress('POST')).toBe(2));
  const { status } = await send('/api/newsletter/subscribe', '127.0.0.3');
  expect(status).toBe(200);
  expect(cms.requests).toHaveLength(3);
  release();
  expect(statuses(await Promise.all(flood))).toEqual([200]);
  expect(cms.maxInProgress('POST')).toBeLessThanOrEqual(3);
});

test('a client that disconnects early has no more CMS requests in progress than one that waits', async () => {
  const { request, port, cms } = await startEdge();
  cms.mockJson('/api/inquiries', {});
  cms.mockJson('/api/auth/me', {});
  const release = cms.holdResponses('/api/inquiries');
  const open = () => connect(port, 'GET /api/inquiries HTTP/1.1\r\nHost: x\r\n\r\n');
  const left = [open(), open()];
  await waitFor(() => expect(cms.requests).toHaveLength(2));
  left.push(open(), open());
  left.forEach((socket) => socket.destroy());
  const waiting = request('/api/inquiries');
  // The edge notices during these requests that the others have left.
  for (let index = 0; index < 5; index += 1) await request('/api/auth/me', { localAddress: '127.0.0.3' });
  const reads = () => cms.requests.filter((line) => line === 'GET /api/inquiries').length;
  expect(reads()).toBe(2);
  release();
  expect((await waiting).status).toBe(200);
  expect(reads()).toBe(3);
});

const upload = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } };

test.each([
  ['exports', { path: '/api/inquiries/export/csv' }, 1],
  ['uploads', { path: '/api/upload', ...upload, headers: { ...upload.headers, authorization: 'Bearer abc' } }, 4],
  ['uploads of strangers', { path: '/api/upload', ...upload }, 4],
])('slow %s of a client leave its other requests their slots', async (_name, { path, ...options }, max) => {
  const { request, cms } = await startEdge();
  cms.mockJson(path, {});
  cms.mockJson('/api/inquiries', {});
  const release = cms.holdResponses(path);
  const slow = Array.from({ length: 6 }, () => request(path, options));
  await waitFor(() => expect(cms.requests.filter((line) => line.endsWith(path))).toHaveLength(max));
  const { status } = await request('/api/inquiries', { headers: { authorization: 'Bearer abc' } });
  expect(status).toBe(200);
  release();
  expect(statuses(await Promise.all(slow))).toEqual([200]);
});

test.each(['/api/contact/submit', '/api/AUTH/login/', '/api/taps/auburn/visits?x=1'])(
  'large bodies of many clients with made-up credentials to %s leave uploads their slots',
  async (path) => {
    const { request, cms } = await startEdge();
    const headers = { authorization: 'Bearer made-up', 'content-type': 'application/json' };
    cms.mockJson(path, {});
    cms.mockJson('/api/upload', {});
    const release = cms.holdResponses(path);
    const body = 'x'.repeat(70_000);
    const flood = Array.from({ length: 68 }, (_, index) =>
      request(path, { method: 'POST', headers, body, localAddress: `127.0.1.${1 + Math.floor(index / 4)}` }),
    );
    await waitFor(() => expect(cms.requests).toHaveLength(16));
    const staff = { ...upload, headers: { ...upload.headers, authorization: 'Bearer abc' } };
    expect((await request('/api/upload', staff)).status).toBe(200);
    release();
    expect(statuses(await Promise.all(flood))).toEqual([200]);
  },
);

test('500 uncached images of one client cause no error for another client', async () => {
  const { request, cms } = await startEdge();
  const body = await plainImage('#14110f', 40, 30).jpeg().toBuffer();
  cms.mockResponse('/uploads/pint.jpg', { type: 'image/jpeg', body });
  cms.state.workMs = 20;
  const flood = Array.from({ length: 500 }, (_, index) =>
    request(`/img/160/uploads/missing-${index}.jpg`, { localAddress: '127.0.0.2' }),
  );
  const { status } = await request('/img/160/uploads/pint.jpg', { localAddress: '127.0.0.3' });
  expect(status).toBe(200);
  expect(statuses(await Promise.all(flood))).toEqual([404, 503]);
});
