import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';

const headersFor = (publicUrl: string) =>
  securityHeaders({ publicUrl, s3: null }).pages({ rewardsUrl: null, mapTileUrl: null });

test.each([
  ['https://boldridge.example', true],
  ['https://boldridge.example:8443', false],
  ['http://boldridge.example', false],
])('pages at %s have Strict-Transport-Security: %s', (publicUrl, isSent) => {
  expect(headersFor(publicUrl).includes('Strict-Transport-Security')).toBe(isSent);
});
