import assert from 'node:assert/strict';
import { loadBranding } from './branding';

const defaultLogos = () => ({ authLogo: 'emblem.svg', menuLogo: 'emblem.svg' });
const respond = (settings: object) => () => Promise.resolve(Response.json({ success: true, site: { settings } }));

afterEach(() => vi.restoreAllMocks());

test('the panel shows the name and the images of the site settings', async () => {
  const images = { logoOnLight: { url: '/uploads/l.svg' }, favicon: { url: '/uploads/f.png' } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(respond({ name: 'Cedar Works', shortName: 'Cedar', ...images }));
  const logos = defaultLogos();
  assert.deepEqual(Object.values(await loadBranding(logos)), ['Cedar Works', 'Cedar']);
  assert.deepEqual(logos, { authLogo: '/uploads/l.svg', menuLogo: '/uploads/f.png' });
});

test('the default logo remains if the settings have no images or can’t be loaded', async () => {
  const logos = defaultLogos();
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    respond({ name: 'A', shortName: 'B', logoOnLight: null, favicon: null }),
  );
  await loadBranding(logos);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  assert.deepEqual(await loadBranding(logos), {});
  assert.deepEqual(logos, defaultLogos());
});
