import { readFile } from 'node:fs/promises';
import type { SiteSettings } from '@domain/site/schema';
import sharp from 'sharp';
import { formatTheme, themeUrl } from './site-files/brand-files';
import { builtInContent, openFallbackContent } from './api/fallback-content';
import { startEdge, waitFor } from './test/start-edge';

const tidewater: Partial<SiteSettings> = {
  name: 'Tidewater Ales',
  shortName: 'Tidewater',
  tagline: 'By the sea.',
  footerText: 'Brewed where the river meets the sea.',
  advertiserLine: 'Astoria, Oregon',
  accentColor: '#7ab8ff',
  rewardsUrl: 'https://rewards.example/points',
  mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  navigation: [{ label: 'Pints', href: '/beers' }],
};

test('a change of the settings is visible within a second in pages, headers, generated files and error pages', async () => {
  const { request, cms, mockSite } = await startEdge();
  cms.mockJson('/api/events/feed', { events: [] });
  expect((await request('/our-story')).text).toContain('Boldridge Brewing Co.');
  await request('/site.webmanifest');
  mockSite({ settings: tidewater });
  cms.bumpVersion('site-settings');
  await waitFor(async () => expect((await request('/our-story')).text).toContain('| Tidewater Ales</title>'));
  const page = await request('/our-story');
  expect(page.headers['x-cache']).toBe('HIT');
  expect(page.text).toContain('Tidewater Ales, Astoria, Oregon.');
  expect(page.text).toContain('Brewed where the river meets the sea.');
  expect(page.text).toContain('href="/theme.css?look=dusk-dark-7ab8ff-b5622a"');
  expect(page.headers['content-security-policy']).toContain("frame-src 'self' https://rewards.example");
  expect(page.headers['content-security-policy']).toContain('https://*.tiles.example');
  expect(JSON.parse((await request('/site.webmanifest')).text)).toMatchObject({
    name: 'Tidewater Ales',
    short_name: 'Tidewater',
    description: 'By the sea.',
  });
  expect((await request('/events.ics')).text).toContain('X-WR-CALNAME:Tidewater Ales Events');
  expect((await request('/api/%ff')).status).toBe(400);
  for (const text of ['Tidewater Ales', '#7ab8ff']) expect((await request('/%ff')).text).toContain(text);
});

test('a page that is switched off is not found within a second, and neither linked nor in the sitemap', async () => {
  const { request, cms, mockSite } = await startEdge();
  cms.mockJson('/api/redirects', { redirects: [{ from: '/shipping', to: 'https://shop.example/', status: 302 }] });
  const footerLinks = [
    { label: 'Merchandise', href: '/store#gifts' },
    { label: 'Where to find us', href: '/distributors' },
  ];
  mockSite({ settings: { footerLinks } });
  expect((await request('/store')).status).toBe(200);
  expect((await request('/shipping')).status).toBe(200);
  mockSite({ settings: { footerLinks, hasStorePage: false, hasShippingPage: false } });
  cms.bumpVersion('site-settings');
  await waitFor(async () => expect((await request('/store')).status).toBe(404));
  expect(await request('/shipping')).toMatchObject({ status: 302, headers: { location: 'https://shop.example/' } });
  const { text } = await request('/our-story');
  for (const href of ['/store', '/shipping', '/store#gifts']) expect(text).not.toContain(`href="${href}"`);
  expect(text).toContain('href="/distributors"');
  const { text: sitemap } = await request('/sitemap.xml');
  expect(sitemap).not.toMatch(/\/(?:store|shipping)</);
  expect(sitemap).toContain('/distributors<');
});

test('the theme has the look of its URL, and colors that can be read on it', async () => {
  const { request } = await startEdge();
  const theme = await request('/theme.css?look=dusk-dark-7ab8ff-4a76a8');
  expect(theme).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(theme.text).toContain('--color-amber:#7ab8ff;--color-copper:#4a76a8;--color-copper-deep:#446d9b;');
  // Text on a photo stays light in the light theme.
  const light = (await request('/theme.css?look=harbor-light-8e1f33-b5622a')).text;
  expect(light).toMatch(
    /:root\{[^}]*--color-amber:#8e1f33;[^}]*\}html\{color-scheme:light\}\.isolate[^{]*\{[^}]*--color-oat:#e8eff3/,
  );
  expect((await request('/theme.css?look=dusk-dark-000')).status).toBe(404);
});

test('the look of the stylesheet needs no theme; what is no look is rejected', () => {
  const look = { palette: 'dusk', theme: 'dark', accentColor: '#e39a2d', secondaryColor: '#b5622a' } as const;
  expect(themeUrl(look)).toBeNull();
  expect(themeUrl({ ...look, theme: 'light' })).toBe('/theme.css?look=dusk-light-e39a2d-b5622a');
  for (const text of [null, '', 'dusk-dark-7ab8ff', 'dusk-dark-7ab8ff-red;}', 'neon-dark-7ab8ff-b5622a'])
    expect(formatTheme(text)).toBeNull();
});

test('the light theme has the logo for light backgrounds, the color of its page, and the fonts of its pair', async () => {
  const { request, mockSite } = await startEdge();
  const logoOnLight = { url: '/uploads/dark.svg', alt: null, width: 200, height: 80 };
  mockSite({ settings: { theme: 'light', logoOnLight, fonts: 'bitter' } });
  const { text } = await request('/our-story');
  expect(text).toContain('<meta name="theme-color" content="#fffaf2"');
  expect(text).toContain('src="/uploads/dark.svg"');
  expect(text).toContain('href="/bitter.css"');
});

test('an uploaded icon replaces the built-in one in pages, manifest and icons of every size', async () => {
  const { request, cms, mockSite } = await startEdge();
  const png = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#00f' } })
    .png()
    .toBuffer();
  cms.mockResponse('/uploads/icon.png', { type: 'image/png', body: png });
  mockSite({ settings: { favicon: { url: '/uploads/icon.png', alt: null, width: 600, height: 300 } } });
  const { text } = await request('/our-story');
  const href = /<link rel="icon" href="(\/icon-192\.png\?v=\w+)" type="image\/png"/.exec(text)?.[1] ?? '';
  const icon = await request(href);
  const { width, height, channels } = await sharp(icon.body).metadata();
  expect([icon.status, width, height, channels]).toEqual([200, 192, 192, 4]);
  expect((await request('/favicon.svg')).headers.location).toBe(href);
  const { icons } = JSON.parse((await request('/site.webmanifest')).text) as { icons: { type: string }[] };
  expect(icons.map(({ type }) => type)).toEqual(['image/png', 'image/png', 'image/png']);
});

test('without the CMS: the last known settings, after a restart too; else those of the environment', async () => {
  const { app, request, cms, settings, mockSite } = await startEdge();
  mockSite({ settings: tidewater });
  await request('/our-story');
  await app.close();
  cms.state.isDown = true;
  const restarted = await startEdge({ env: { DATA_DIR: settings.dataDir, CMS_URL: cms.url } });
  const page = await restarted.request('/our-story');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  for (const text of ['Tidewater Ales', 'Seven\u00a0barrels']) expect(page.text).toContain(text);
  // A page that was never loaded has neutral texts, since the settings are those of another brewery.
  const { text } = await restarted.request('/shipping');
  expect(text).toContain('Tidewater Ales');
  expect(text).not.toContain('West Coast shipping');
  const empty = await startEdge({ env: { BRAND_NAME: 'Riverside Beer', CMS_URL: cms.url } });
  expect((await empty.request('/our-story')).text).toContain('Riverside Beer');
});

test('what is kept for outages is bounded, in however many spellings a taproom is requested', async () => {
  const { settings } = await startEdge();
  const file = `${settings.dataDir}/kept.json`;
  const builtIn = builtInContent(settings, []);
  const content = await openFallbackContent({ file, builtIn, onWriteError: (error) => expect.fail(String(error)) });
  for (let count = 0; count < 600; count += 1)
    content.remember(`/api/taprooms/auburn${'%20'.repeat(count)}`, Buffer.from('{}'));
  await content.flush();
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toHaveLength(500);
});

test('without the CMS, a brewery without demo content never shows that of the demo', async () => {
  const demo = /boldridge|auburn|folsom|west coast/i;
  const { request, cms } = await startEdge({ env: { SEED: 'off' } });
  cms.state.isDown = true;
  for (const path of ['/our-story', '/shipping', '/beers', '/contact', '/no-such-page']) {
    const { text } = await request(path);
    expect([path, demo.exec(text.replaceAll('https://boldridge.example', ''))?.[0]]).toEqual([path, undefined]);
  }
  expect((await request('/our-story')).text).toContain('Good beer takes good ingredients');
  expect((await request('/auburn')).status).toBe(404);
});
