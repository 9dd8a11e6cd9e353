import sharp from 'sharp';
import { expect, test } from 'vitest';
import { waitFor } from '../test/wait-for';
import { startEdge, type TestResponse } from './test/start-edge';

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

test('a page that a flooding client asked for last is not later for another client', async () => {
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

test('of 200 writes of one client two are in progress, and a write of another client beside them', async () => {
  const { request, cms } = await startEdge();
  cms.mockJson('/api/contact/submit', {});
  cms.state.workMs = 5;
  const send = (localAddress: string) => request('/api/contact/submit', { method: 'POST', body: '{}', localAddress });
  const flood = Array.from({ length: 200 }, () => send('127.0.0.2'));
  await waitFor(() => expect(cms.maxInProgress('POST')).toBe(2));
  const { status } = await send('127.0.0.3');
  expect(status).toBe(200);
  expect(cms.requests.length).toBeLessThan(200);
  expect(statuses(await Promise.all(flood))).toEqual([200]);
  expect(cms.maxInProgress('POST')).toBe(3);
});

test.each([
  ['exports', { path: '/api/inquiries/export/csv' }, 1],
  [
    'uploads',
    { path: '/api/upload', method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    4,
  ],
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

test('500 uncached images of one client cause no error for another client', async () => {
  const { request, cms } = await startEdge();
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#14110f' } })
    .jpeg()
    .toBuffer();
  cms.mockResponse('/uploads/pint.jpg', { type: 'image/jpeg', body });
  cms.state.workMs = 20;
  const flood = Array.from({ length: 500 }, (_, index) =>
    request(`/img/160/uploads/missing-${index}.jpg`, { localAddress: '127.0.0.2' }),
  );
  const { status } = await request('/img/160/uploads/pint.jpg', { localAddress: '127.0.0.3' });
  expect(status).toBe(200);
  expect(statuses(await Promise.all(flood))).toEqual([404, 503]);
});
