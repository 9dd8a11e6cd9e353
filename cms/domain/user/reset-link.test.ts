import { parseResetLink, removeResetToken, resetLinkPath } from './reset-link';

const token = 'mb0x9c2o.abc_DEF-123';
const parse = (path: string) => parseResetLink(new URL(path, 'https://beer.example'));

test('a link returns its token, which is in no part that servers receive', () => {
  const link = resetLinkPath(token);
  expect(parse(link)).toBe(token);
  const { pathname, search } = new URL(link, 'https://beer.example');
  expect(pathname + search).not.toContain(token);
});

test.each([
  ['/admin/reset-password', ''],
  ['/admin/reset-password/#other=1', ''],
  ['/admin', null],
  [`/admin/beers#token=${token}`, null],
])('%s has the token %j', (path, expected) => expect(parse(path)).toBe(expected));

test('the token is removed from text and HTML', () => {
  const link = `https://beer.example${resetLinkPath(token)}`;
  expect(removeResetToken(`Link: ${link}\n\n<a href="${link}">Open</a>`)).toBe(
    'Link: https://beer.example/admin/reset-password#token=(removed)\n\n<a href="https://beer.example/admin/reset-password#token=(removed)">Open</a>',
  );
});
