import { securityHeaders, strictTransportSecurity, type TransportSettings } from './security-headers';

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
