import { readSettings } from '../settings/settings';
import { safeParseBody } from '../shared/parse-input';
import { parseBody } from '../test/parse';
import { initialMailSettings, initialSiteSettings } from './initial-settings';
import { siteSettingsUpdate } from './input';

const findErrors = (body: object) => {
  const result = safeParseBody(siteSettingsUpdate, body);
  return result.success ? {} : Object.fromEntries(result.errors.map(({ path, msg }) => [path, msg]));
};
const findOutput = (body: object) => parseBody(siteSettingsUpdate, body);

test('the initial settings follow the rules', () => {
  const {
    updatedAt: _updatedAt,
    logo: _logo,
    logoOnLight: _light,
    favicon: _favicon,
    ...initial
  } = initialSiteSettings(readSettings({}, '/'));
  const all = { ...initial, ...initialMailSettings(readSettings({}, '/')) };
  // Stored as text.
  expect(findOutput(all)).toEqual({ ...all, foundedIn: '2010', updatedAt: undefined });
});

test.each([
  ['foundedIn', ' 1998 ', '1998'],
  ['foundedIn', 2010, '2010'],
  ['foundedIn', '', null],
  ['otherNetworks', 'tiktok.com/@ours\n https://bsky.app/a', 'https://tiktok.com/@ours https://bsky.app/a'],
  ['otherNetworks', ' ', null],
  ['facebook', 'www.facebook.com/tidewater?a=1', 'https://www.facebook.com/tidewater?a=1'],
  ['accentColor', '#E39A2D', '#e39a2d'],
  ['accentColor', '7ab8ff', '#7ab8ff'],
  ['accentColor', '#fc6', '#ffcc66'],
  ['accentColor', '', null],
])('%s: %j is stored as %j', (name, value, stored) =>
  expect(findOutput({ [name]: value })).toMatchObject({ [name]: stored }),
);

test('each of the other networks needs a URL', () => {
  expect(findErrors({ otherNetworks: 'https://tiktok.com/@harbor ours' })).toHaveProperty('otherNetworks');
});

test.each(['yes', 1, ''])('double opt-in can’t be %j', (newsletterDoubleOptIn) => {
  expect(findErrors({ newsletterDoubleOptIn })).toEqual({
    newsletterDoubleOptIn: 'Double opt-in must be true, false or null',
  });
});

test.each(['98', '0999', 'old', 20101])('%j is not a year', (foundedIn) => {
  expect(findErrors({ foundedIn })).toEqual({ foundedIn: 'Please enter a year such as 2010' });
});

test('a color that fails AA on the theme is rejected with its ratio and the nearest that does not', () => {
  const look = { palette: 'dusk', theme: 'dark' };
  expect(findErrors({ ...look, accentColor: '#1f5fbf', secondaryColor: '#22304a' })).toEqual({
    accentColor:
      'The accent color has a contrast of 2.8:1 on the dark background; at least 4.5:1 is needed. The nearest color that has it is #5585ce',
    secondaryColor: expect.stringMatching(/^The secondary color has a contrast of 1.3:1 on the dark background;/),
  });
  expect(findErrors({ ...look, theme: 'light', accentColor: '#1f5fbf' })).toEqual({});
});

test.each(['amber', '#12345', 'rgb(1,2,3)', '#e39a2d;}'])('%j is no color', (accentColor) => {
  expect(findErrors({ accentColor })).toEqual({
    accentColor: 'Please enter the accent color as # and six digits, such as #e39a2d',
  });
});

test('every invalid field is reported, with its own message', () => {
  expect(
    findErrors({
      name: ' ',
      shortName: 'x'.repeat(41),
      facebook: 'our page',
      poweredByName: '',
      poweredByUrl: 'https://example.com',
      hasAgeGate: 'sometimes',
      mapTileUrl: 'https://tiles.example/{z}/{x}.png',
      mapTileAttribution: '<img src=x onerror=alert(1)>',
      timeZone: 'Pacific',
      navigation: [
        { label: '', href: 'beers' },
        { label: 'Beers', href: '//evil.example' },
      ],
    }),
  ).toEqual({
    name: 'Name is required',
    shortName: 'Short name is too long (maximum 40 characters)',
    facebook: 'Please enter the URL of your Facebook page (must start with http:// or https://)',
    hasAgeGate: 'Age gate must be true or false',
    mapTileUrl: 'Please enter a URL that starts with https:// and contains {z}, {x} and {y}',
    mapTileAttribution: 'Please use only text and links, such as <a href="https://example.com">Example</a>',
    timeZone: 'Please choose a time zone such as America/Los_Angeles',
    'navigation.0.label': 'Please enter a label',
    'navigation.0.href': 'Please enter a path such as /beers, or a URL that starts with https://',
    'navigation.1.href': 'Please enter a path such as /beers, or a URL that starts with https://',
  });
  expect(findErrors({ poweredByName: '', poweredByUrl: 'https://example.com' })).toEqual({
    poweredByName: 'Please enter the text of the link',
  });
});

test('blank fields are cleared, absent ones stay, a time zone gets its usual name', () => {
  expect(
    findOutput({
      tagline: '',
      instagram: '',
      rewardsUrl: null,
      mapTileUrl: '',
      mapTileAttribution: '',
      navigation: null,
      timeZone: 'US/Central',
    }),
  ).toEqual({
    tagline: '',
    instagram: null,
    rewardsUrl: null,
    mapTileUrl: null,
    mapTileAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    navigation: [],
    timeZone: 'America/Chicago',
  });
});

test.each(['/', '/beers?style=ipa#top', 'https://shop.example/', 'mailto:hi@example.com', 'tel:+1-530-555-0123'])(
  '%s is a link',
  (href) => expect(findErrors({ navigation: [{ label: 'Link', href }] })).toEqual({}),
);
test.each(['tidewater', '@tidewater', 'javascript:alert(1)', 'facebook.com/a b'])('%s is no link', (facebook) =>
  expect(siteSettingsUpdate.safeParse({ facebook }).success).toBe(false),
);

test.each(['javascript:alert(1)', '/\\evil.example', 'data:text/html,x', 'beers', '/a b'])('%s is no link', (href) =>
  expect(findErrors({ navigation: [{ label: 'Link', href }] })).toHaveProperty(['navigation.0.href']),
);

test.each(['https://x;sandbox', 'https://x,y', 'https://us@x.example', "https://x'y", 'https://x.example:80y'])(
  '%s is no URL of a rewards program',
  (rewardsUrl) => expect(findErrors({ rewardsUrl })).toHaveProperty(['rewardsUrl']),
);
test.each(['https://rewards.example:8443/points?a=1,2;b', 'http://localhost:4000', 'HTTPS://Rewards.example#top'])(
  '%s is one',
  (rewardsUrl) => expect(findErrors({ rewardsUrl })).toEqual({}),
);

test.each([
  'https://%4{z}.example/{x}/{y}',
  'https://t{s}.example/{z}/{x}/{y}',
  'https://{z}.example/{x}/{y}',
  'https://{s}/{z}/{x}/{y}',
])('%s is no URL of map tiles', (mapTileUrl) => expect(findErrors({ mapTileUrl })).toHaveProperty(['mapTileUrl']));
test.each(['https://{s}.tiles.example/{z}/{x}/{y}{r}.png', 'http://localhost:8080/{z}/{x}/{y}.png?key={s}'])(
  '%s is one',
  (mapTileUrl) => expect(findErrors({ mapTileUrl })).toEqual({}),
);
