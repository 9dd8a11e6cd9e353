import { readSettings } from '@domain/settings/settings';
import { clientNetwork } from './headers';
import { startEdge } from './test/start-edge';
import { securityHeaders, strictTransportSecurity, type TransportSettings } from './security-headers';

const logout = '/api/auth/logout';
const init = { method: 'POST', headers: { cookie: 'brewery_session=abc' } };
const cleared = 'brewery_session=; Path=/api; Max-Age=0; HttpOnly; SameSite=Strict';
const clearedOnHttps = '__Host-brewery_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure';

test('POST /api/auth/logout clears the session cookie while the CMS is unreachable', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  expect(await request(logout, init)).toMatchObject({ status: 503, headers: { 'set-cookie': [clearedOnHttps] } });
});

test('POST /api/auth/logout clears the session cookie when the CMS fails', async () => {
  const { request, cms } = await startEdge({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  cms.mockJson(logout, {}, 500);
  expect(await request(logout, init)).toMatchObject({ status: 500, headers: { 'set-cookie': [cleared] } });
});

test('POST /api/auth/logout does not change the cookie of a CMS response below 500', async () => {
  const { request, cms } = await startEdge();
  cms.mockResponse(logout, { body: '{}', headers: { 'set-cookie': cleared } });
  expect(await request(logout, init)).toMatchObject({ status: 200, headers: { 'set-cookie': [cleared] } });
  cms.mockJson(logout, {}, 403);
  expect((await request(logout, init)).headers['set-cookie']).toBeUndefined();
});

test('POST /api/auth/logout does not clear the cookie when another call fails', async () => {
  const { request, cms } = await startEdge();
  cms.state.isDown = true;
  expect((await request('/api/auth/login', init)).headers['set-cookie']).toBeUndefined();
});

test('requests of one IPv6 network are grouped, as a trusted proxy names them; a closed connection has no client', () => {
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '127.0.0.1' }, '/');
  const requestFrom = (remoteAddress?: string) => ({
    headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' },
    socket: { remoteAddress },
  });
  expect(clientNetwork(requestFrom('127.0.0.1'), trustedProxies)).toBe('2001:db8:1:2::/64');
  expect(clientNetwork(requestFrom(), trustedProxies)).toBe('');
});

const settings = { publicUrl: 'http://localhost', panelUrl: null, storageUrl: null, hsts: 'on' } as const;

const policyFor = (sources: { rewardsUrl: string | null; mapTileUrl: string | null }) => {
  const headers = securityHeaders(settings).pages(sources);
  return String(headers['Content-Security-Policy']).split('; ');
};

test('pages may load from the hosts of the site settings', () => {
  const policy = policyFor({
    rewardsUrl: 'https://rewards.example:8443/points',
    mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  });
  expect(policy).toContain("frame-src 'self' https://rewards.example:8443");
  expect(policy).toContain("img-src 'self' data: https://*.tiles.example");
});

test.each([
  ['https://x;sandbox', 'https://%4{z}.example/{x}/{y}'],
  ['https://x,y', 'https://t{s}.example/{z}/{x}/{y}'],
  ["https://x'y", 'nonsense'],
])('stored URLs without a plain host, %s and %s, add nothing to the policy', (rewardsUrl, mapTileUrl) => {
  expect(policyFor({ rewardsUrl, mapTileUrl })).toEqual(policyFor({ rewardsUrl: null, mapTileUrl: null }));
});

const year = 'max-age=31536000';

test.each<[publicUrl: string, panelUrl: string | null, hsts: TransportSettings['hsts'], sent: string | undefined]>([
  ['https://boldridge.example', null, 'on', year],
  ['https://boldridge.example', null, 'subdomains', `${year}; includeSubDomains`],
  ['https://boldridge.example', null, 'off', 'max-age=0'],
  ['http://boldridge.example', null, 'on', undefined],
  // Other ports of the host may have no https.
  ['https://boldridge.example:8443', null, 'on', undefined],
  ['https://boldridge.example', 'http://boldridge.example:1337/admin', 'on', undefined],
  ['https://boldridge.example', 'https://boldridge.example:1337/admin', 'on', year],
  ['https://boldridge.example', 'http://cms.boldridge.example/admin', 'on', year],
  ['https://boldridge.example', 'http://cms.boldridge.example/admin', 'subdomains', undefined],
  ['https://boldridge.example', 'http://notboldridge.example/admin', 'subdomains', `${year}; includeSubDomains`],
])('the site at %s with the panel at %s and HSTS=%s sends %s', (publicUrl, panelUrl, hsts, sent) => {
  expect(strictTransportSecurity({ publicUrl, panelUrl, hsts })['Strict-Transport-Security']).toBe(sent);
});
