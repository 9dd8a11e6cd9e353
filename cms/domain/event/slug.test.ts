import { eventPath, moveEventSlug, toEventSlug } from './slug';

test.each([
  ['Trivia Night', '2026-11-25', 'trivia-night-2026-11-25'],
  ['Weißbier & Brezn: Fête d’été!', '2026-07-04', 'weissbier-brezn-fete-dete-2026-07-04'],
  ['麦酒 🍺', '2026-07-04', 'event-2026-07-04'],
  ['An imported event', '2026-07-04T00:00:00', 'an-imported-event-2026-07-04'],
  [`${'x'.repeat(79)} y`, '2026-07-04', `${'x'.repeat(79)}-2026-07-04`],
])('the slug of %j on %s is %s', (title, startDate, slug) => expect(toEventSlug({ title, startDate })).toBe(slug));

test.each([
  ['trivia-2026-07-04', '2026-07-04', '2026-07-05', 'trivia-2026-07-05'],
  ['trivia-2026-07-04-2', '2026-07-04', '2026-07-05', 'trivia-2026-07-05'],
  ['trivia-2026-07-04', '2026-07-04', '2026-07-04', null],
  ['trivia-2026-06-27', '2026-07-04', '2026-07-05', null],
  ['an-own-slug', '2026-07-04', '2026-07-05', null],
])('%s of an event that moves from %s to %s becomes %s', (slug, from, to, moved) =>
  expect(moveEventSlug(slug, from, to)).toBe(moved),
);

test('the page of an event without a slug has its id', () => {
  expect(eventPath({ _id: 'e1', slug: 'trivia-2026-07-04' })).toBe('/events/trivia-2026-07-04');
  expect(eventPath({ _id: 'e1', slug: '' })).toBe('/events/e1');
});
