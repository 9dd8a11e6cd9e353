import { isEmail, normalizeEmail } from './email-format';

test.each([
  'a@b.co',
  'first.last+tag@sub.example.com',
  "o'neil@example.com",
  'müller@bücher.example',
  'संपर्क@उदाहरण.भारत',
  '用户@例子.公司',
  `${'a'.repeat(64)}@example.com`,
])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  '@example.com',
  'a@b',
  'a@b.c',
  'a@b..com',
  'a@-b.com',
  'a..b@example.com',
  '.a@example.com',
  'a@exa mple.com',
  'Name <a@b.com>',
  'a@b@c.com',
  'a@b.com\nBcc: x@y.com',
  'a@127.0.0.1',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
  `${'a@'.repeat(50_000)}b.com`,
])('rejects %j', (text) => expect(isEmail(text)).toBe(false));

test('normalizes e-mail addresses to lower case without surrounding spaces', () =>
  expect(normalizeEmail(' Jo@Example.COM\n')).toBe('jo@example.com'));

test.each([
  ['jo\u200b@example.com', 'jo@example.com'],
  ['\ufeffjo@exa\u00admple.com\u2060', 'jo@example.com'],
  ['\u202ajo@example.com\u202c', 'jo@example.com'],
  ['mu\u0308ller@bu\u0308cher.example', 'müller@bücher.example'],
  ['jo＠example．com', 'jo@example.com'],
])('cleans %j', (text, expected) => {
  expect(normalizeEmail(text)).toBe(expected);
  expect(isEmail(normalizeEmail(text))).toBe(true);
});
