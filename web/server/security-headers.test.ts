import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

const settings = { publicUrl: 'http://localhost', panelUrl: null, storageUrl: null, hsts: 'on' } as const;

const policyFor = (sources: { rewardsUrl: string | null; mapTileUrl: string | null }) => {
  const headers = securityHeaders(settings).pages(sources);
  return String(headers[headers.indexOf('Content-Security-Policy') + 1]).split('; ');
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
