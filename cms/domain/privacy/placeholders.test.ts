import {
  fillPrivacy,
  needsPrivacyFacts,
  type PrivacyFacts,
  describeRetention,
  describeSessionEnd,
  privacyValues,
  findPlaceholders,
} from './placeholders';
import { initialPage } from '../page/initial-page';
import { privacyPolicy } from '../page/pages/privacy-policy';

const facts: PrivacyFacts = {
  publicUrl: 'https://brewery.example',
  storageUrl: null,
  inquiryRetentionDays: 0,
  orderRetentionDays: 0,
  mailRetentionDays: 90,
  auditRetentionDays: 400,
  sessionIdleMinutes: 120,
  mapTileUrl: null,
  rewardsUrl: null,
  hasRewardsPage: true,
  hasAgeGate: false,
  hasDoubleOptIn: false,
};

const valueOf = (name: string, changes: Partial<PrivacyFacts>) => privacyValues({ ...facts, ...changes })[name];

test.each([
  [0, 'until you ask us to delete them'],
  [1, 'for 1 day'],
  [90, 'for 90 days (about 3 months)'],
  [365, 'for 365 days (about 1 year)'],
  [400, 'for 400 days (about 13 months)'],
])('%i days of retention are kept %s', (days, text) => {
  expect(describeRetention(days)).toBe(text);
});

test.each([
  [0, 'after 12 hours'],
  [720, 'after 12 hours'],
  [60, 'after 1 hour without use, and after 12 hours at the latest'],
  [90, 'after 90 minutes without use, and after 12 hours at the latest'],
])('sign-ins with %i idle minutes end %s', (minutes, text) => {
  expect(describeSessionEnd(minutes)).toBe(text);
});

test.each<[string, Partial<PrivacyFacts>, string]>([
  ['nothing', {}, 'Our pages load nothing from the servers of other companies.'],
  ['files of the site itself', { storageUrl: 'https://brewery.example/media' }, 'nothing from the servers'],
  ['tiles', { mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png' }, 'street images from tiles.example, which'],
  ['stored files', { storageUrl: 'https://cdn.example/media' }, 'Photos load from cdn.example'],
  ['the rewards program', { rewardsUrl: 'https://rewards.example/a' }, 'the program of rewards.example once you ask'],
  [
    'a rewards program whose page is off',
    { rewardsUrl: 'https://rewards.example/a', hasRewardsPage: false },
    'nothing',
  ],
])('names what pages load from other companies: %s', (_title, changes, text) => {
  expect(valueOf('otherServers', changes)).toContain(text);
});

test('follows double opt-in and the age gate', () => {
  expect(valueOf('newsletterSignUp', {})).toMatch(/as soon as/);
  expect(valueOf('newsletterSignUp', { hasDoubleOptIn: true })).toMatch(/only after you have confirmed/);
  expect(valueOf('cookies', {})).not.toContain('age');
  expect(valueOf('cookies', {})).toContain('counted per day, without any data about visitors');
  expect(valueOf('cookies', { hasAgeGate: true })).toContain('confirm your age');
});

const textOf = (content: 'demo' | 'neutral', changes: Partial<PrivacyFacts>) =>
  JSON.stringify(fillPrivacy(initialPage(privacyPolicy, content), { ...facts, ...changes }));

test.each(['demo', 'neutral'] as const)(
  'the %s privacy policy states the periods of the settings, and no others',
  (content) => {
    const none = { mailRetentionDays: 0, auditRetentionDays: 0, sessionIdleMinutes: 0 };
    expect(textOf(content, none)).not.toMatch(/\d+ (?:day|month|year)/);
    expect(textOf(content, none)).toContain('Messages and private event requests: until you ask us to delete them.');
    const all = textOf(content, { inquiryRetentionDays: 31, orderRetentionDays: 41, mailRetentionDays: 51 });
    for (const days of [31, 41, 51, 400]) expect(all).toContain(`for ${days} days`);
    expect(findPlaceholders(JSON.parse(all)).sort()).toEqual(['name', 'site']);
  },
);

test('other texts need no settings', () => {
  expect(needsPrivacyFacts({ title: 'The {name} story', items: [{ text: '{other}' }] })).toBe(false);
  expect(needsPrivacyFacts({ items: [{ text: 'Kept {messagesKept}.' }] })).toBe(true);
});
