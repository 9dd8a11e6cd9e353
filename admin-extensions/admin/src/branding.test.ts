import { afterEach, expect, test, vi } from 'vitest';
import { loadBranding } from './branding';

const respond = (settings: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, site: { settings } })));

const ownLogos = () => ({ authLogo: 'emblem.svg', menuLogo: 'emblem.svg' });

afterEach(() => vi.unstubAllGlobals());

test('the panel has the name and the images of the site settings', async () => {
  const logos = ownLogos();
  respond({
    name: 'Cedar Works',
    shortName: 'Cedar',
    logoOnLight: { url: '/uploads/l.svg' },
    favicon: { url: '/uploads/f.png' },
  });
  expect(Object.values(await loadBranding(logos))).toEqual(['Cedar Works', 'Cedar']);
  expect(logos).toEqual({ authLogo: '/uploads/l.svg', menuLogo: '/uploads/f.png' });
});

test('without images, and without the settings, its own logo remains', async () => {
  const logos = ownLogos();
  respond({ name: 'Cedar Works', shortName: 'Cedar', logoOnLight: null, favicon: null });
  await loadBranding(logos);
  expect(logos).toEqual(ownLogos());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadBranding(logos)).toEqual({});
  expect(logos).toEqual(ownLogos());
});
