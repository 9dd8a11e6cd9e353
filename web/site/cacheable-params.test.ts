import { demoTaprooms } from './demo/demo-taprooms';
import { getCacheableParams, splitParams } from './cacheable-params';

const canonical = (path: string, query: string, taprooms = demoTaprooms) =>
  splitParams(new URLSearchParams(query), getCacheableParams(path, taprooms)).canonical.toString();

test.each([
  ['a fixed order', 'seasonal.abv=7%2B&style=IPA&abv=7%2B', 'abv=7%2B&style=IPA&seasonal.abv=7%2B'],
  ['the first of a repeated parameter', 'style=IPA&style=Stout', 'style=IPA'],
  ['no empty parameters', 'name=&abv=&style=IPA', 'style=IPA'],
  ['no unknown values', 'abv=9&ibu=constructor&available=yes&open=nothing&all.sort=random', ''],
  ['no defaults', 'all.sort=can-size', ''],
  ['the spelling of the page', 'style=double%20ipa&ibu=MILD&available=Now', 'ibu=mild&style=Double+IPA&available=now'],
  [
    'lower case for a free text',
    'name=+Night++FREIGHT&seasonal.style=K%C3%96LSCH',
    'name=night+freight&seasonal.style=k%C3%B6lsch',
  ],
  ['a plus sign that was not encoded', 'abv=7+', 'abv=7%2B'],
  ['texts up to their maximum length', `name=${'x'.repeat(100)}`, `name=${'x'.repeat(80)}`],
])('/beers has %s', (_case, query, expected) => {
  expect(canonical('/beers', query)).toBe(expected);
  expect(canonical('/beers', expected)).toBe(expected);
});

test.each([
  ['/events', 'category=live-music&taproom=Auburn', 'taproom=auburn&category=live-music'],
  ['/events', 'taproom=All&category=other', ''],
  ['/taps', 'sort=name&style=HOPPY&taproom=Folsom', 'taproom=folsom&style=hoppy&sort=name'],
  ['/taps', 'taproom=reno&style=fizzy&strength=9&sort=tap&src=table-7', ''],
  ['/contact', 'type=Wedding', 'type=wedding'],
  ['/contact', 'type=circus', ''],
])('%s?%s: %s', (path, query, expected) => {
  expect(canonical(path, query)).toBe(expected);
});

test('a printed code with the former slug of a taproom, which is still its name, leads to its taps', () => {
  const moved = demoTaprooms.map((taproom) => ({ ...taproom, slug: `${taproom.slug}-taproom` }));
  expect(canonical('/taps', 'taproom=folsom', moved)).toBe('taproom=folsom-taproom');
});

test('/events has no filter by taproom if there is only one', () => {
  expect(canonical('/events', 'taproom=auburn&category=live-music', demoTaprooms.slice(0, 1))).toBe(
    'category=live-music',
  );
});

test('other parameters are kept apart and do not make a URL non-canonical', () => {
  const split = (query: string) => splitParams(new URLSearchParams(query), getCacheableParams('/beers', demoTaprooms));
  expect(split('utm_source=mail&style=IPA&fbclid=1')).toMatchObject({ isCanonical: true });
  expect(String(split('utm_source=mail&style=IPA&fbclid=1').others)).toBe('utm_source=mail&fbclid=1');
  expect(split('style=IPA&style=IPA')).toMatchObject({ isCanonical: false });
});
