import { expect, test } from 'vitest';
import { strictTransportSecurity, type TransportSettings } from './security-headers';

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
  expect(strictTransportSecurity({ publicUrl, panelUrl, hsts })[1]).toBe(sent);
});
