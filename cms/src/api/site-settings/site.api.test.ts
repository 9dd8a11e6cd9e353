import { neutralPageSettings } from '#domain/site/optional-pages';
import type { SiteSettings } from '#domain/site/schema';
import { admin, visitor, expectInvalid } from '../../../test/client';
import { fetchFile, imageFile, multipartForm, textFile } from '../../../test/files';
import { callPanel } from '../../../test/panel';
import { countRows } from '../../../test/stored-data';

type SettingsBody = { success: true; settings: SiteSettings };

const fetchSettings = async () => (await visitor().get('/site')).body.site.settings;

test('the first start without demo content creates neutral settings', async () => {
  const { status, body, headers } = await visitor().get('/site');
  expect([status, headers.get('etag')]).toEqual([200, expect.stringMatching(/^"/)]);
  expect(body.site.settings).toMatchObject({
    name: 'The Brewery',
    shortName: 'The Brewery',
    footerText: body.site.settings.tagline,
    advertiserLine: '',
    logo: null,
    accentColor: '#e39a2d',
    secondaryColor: '#b5622a',
    facebook: null,
    rewardsUrl: null,
    hasAgeGate: false,
    ...neutralPageSettings,
    timeZone: 'America/Los_Angeles',
  });
  expect(body.site.settings.navigation.map(({ label }) => label).join(' ')).toBe(
    'Home Beers Events Our Story Store Shipping Rewards Distributors Contact Taproom',
  );
});

test('admins change the settings and absent fields stay', async () => {
  const path = '/site/settings';
  const navigation = [
    { label: 'Beers', href: '/beers' },
    { label: 'Shop', href: 'https://shop.example/' },
  ];
  const { status, body } = await admin.put<SettingsBody>(path, { accentColor: '7AB8FF', untappd: '', navigation });
  expect([status, body.settings]).toEqual([200, expect.objectContaining(await fetchSettings())]);
  expect(body.settings).toMatchObject({ name: 'The Brewery', accentColor: '#7ab8ff', untappd: null, navigation });
  const saved = await Promise.all(
    ['First', 'Second'].map((name) => admin.put(path, { name, updatedAt: body.settings.updatedAt })),
  );
  expect(saved.map((each) => each.status).sort()).toEqual([200, 409]);
  expect(await countRows('site_settings')).toBe(1);
  await admin.put(path, { name: 'The Brewery', accentColor: null });
  expect((await fetchSettings()).accentColor).toBe('#e39a2d');
});

test('changed words are stored, and what is no word of the site is rejected', async () => {
  const words = { 'Send Message': 'Write to us', 'icon:trivia': 'beer' };
  await admin.put('/site/settings', { words: { ...words, Subject: '', Name: 'Name' } });
  expect((await fetchSettings()).words).toEqual(words);
  const nonsense = { path: expect.any(String), msg: 'The site has no word “Nonsense”' };
  await expectInvalid(admin.put('/site/settings', { words: { Nonsense: 'x' } }), nonsense);
  await admin.put('/site/settings', { words: {} });
});

test('a color is judged by the theme, whichever of both is changed', async () => {
  const save = async (changes: object) => (await admin.put('/site/settings', changes)).body;
  expect(await save({ theme: 'light', accentColor: '#8e1f33' })).toMatchObject({ success: true });
  const onDark = [{ path: 'accentColor', msg: expect.stringContaining('on the dark background') }];
  expect(await save({ theme: 'dark' })).toMatchObject({ errors: onDark });
  const onLight = [{ path: 'accentColor', msg: expect.stringContaining('on the light background') }];
  expect(await save({ accentColor: '#e39a2d' })).toMatchObject({ errors: onLight });
  await save({ theme: 'dark', accentColor: null });
});

test('visitors can’t read the recipient of inquiries; invalid settings are rejected at their fields', async () => {
  const path = '/site/settings';
  const { body } = await admin.get<{ settings: { inquiryRecipient: string } }>(path);
  expect(body.settings.inquiryRecipient).toMatch(/@/);
  expect((await visitor().get('/site')).text).not.toContain(body.settings.inquiryRecipient);
  await expectInvalid(
    admin.put(path, { inquiryRecipient: 'nobody', contactReply: '', foundedIn: '20' }),
    { path: 'foundedIn', msg: 'Please enter a year such as 2010' },
    { path: 'inquiryRecipient', msg: 'Please enter a valid email address' },
    { path: 'contactReply', msg: 'Reply to messages is required' },
  );
});

test('logos and icon are uploaded, replaced and deleted; the main logo is also that of the main website', async () => {
  const upload = async (name: string, file: File) =>
    (await admin.post<SettingsBody>(`/site/images/${name}`, multipartForm('image', [file], {}))).body.settings;
  const logo = (await upload('logo', await imageFile('Our Logo.png'))).logo;
  expect(logo).toMatchObject({ url: expect.stringMatching(/\.png$/), width: expect.any(Number) });
  expect((await visitor().get('/content/location/main-website')).body).toMatchObject({
    content: { logo: { url: logo?.url, filename: 'Our Logo.png' } },
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><path d="M0 0h9v9z"/></svg>';
  const { favicon } = await upload('favicon', textFile('icon.svg', svg, 'image/svg+xml'));
  expect(favicon?.url).toMatch(/\.svg$/);
  const wide = multipartForm('image', [await imageFile('Wide.png')]);
  const message = expect.stringContaining('square, and Wide.png has 40 × 30 pixels');
  expect(await admin.post('/site/images/favicon', wide)).toMatchObject({ status: 400, body: { message } });
  expect((await fetchSettings()).favicon).toEqual(favicon);
  await upload('logo', await imageFile('New.png'));
  expect(await fetchFile(logo?.url)).toBeNull();
  for (const name of ['logo', 'favicon']) expect((await admin.delete(`/site/images/${name}`)).status).toBe(200);
  expect((await admin.delete('/site/images/logo')).status).toBe(404);
  expect((await admin.delete('/site/images/banner')).status).toBe(404);
  expect(await fetchSettings()).toMatchObject({ logo: null, favicon: null });
});

test('the panel applies the same rules and shows the error at the field', async () => {
  const url = '/content-manager/single-types/api::site-settings.site-settings';
  const stored = (await callPanel<{ data: object }>('GET', url)).body;
  const save = (data: object) => callPanel('PUT', url, data);
  const errors = [
    { path: ['secondaryColor'], message: expect.stringMatching(/^The secondary color has a contrast of 1.3:1 on the/) },
    { path: ['timeZone'], message: 'Please choose a time zone such as America/Los_Angeles' },
  ];
  const invalid = { ...stored.data, secondaryColor: '#22304a', timeZone: 'Pacific' };
  expect(await save(invalid)).toMatchObject({ status: 400, body: { error: { details: { errors } } } });
  expect((await save({ ...stored.data, accentColor: 'FFCC66', tagline: '' })).status).toBe(200);
  expect(await fetchSettings()).toMatchObject({ accentColor: '#ffcc66', tagline: '' });
  expect((await save(stored.data)).status).toBe(200);
});
