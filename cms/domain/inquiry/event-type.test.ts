import { eventTypeLabel, eventTypeOptions, isEventType } from './event-type';

test('event types are lowercase and hyphenated, and each has a label', () => {
  expect(eventTypeOptions.every(({ value }) => isEventType(value))).toBe(true);
  expect(['Party', 'a_b', '-a', 'a--b', '', 'a b', 'x'.repeat(51)].some(isEventType)).toBe(false);
  expect([eventTypeLabel('wedding'), eventTypeLabel('beer-school')]).toEqual(['Wedding', 'Beer school']);
});
