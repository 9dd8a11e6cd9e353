import { sampleOpeningHours as folsom } from '@domain/test/samples';
import { formatGoogleText } from './hours-editor';

test('the text for Google has the week, the special hours from today on, and the kitchen', () => {
  const kitchen = { ...folsom.regular, monday: [], sunday: [{ opens: '12:00', closes: '15:00' }] };
  expect(formatGoogleText({ name: 'Folsom', openingHours: { ...folsom, kitchen } }, '2026-11-26')).toBe(
    `Folsom: opening hours
Monday: By appointment
Tuesday: 11:00 AM - 9:00 PM
Wednesday: 11:00 AM - 9:00 PM
Thursday: 11:00 AM - 9:00 PM
Friday: 11:00 AM - 10:00 PM
Saturday: 11:00 AM - 10:00 PM
Sunday: 11:00 AM - 9:00 PM

Special hours
Thursday, November 26, 2026: Closed (Thanksgiving)
December 24, 2026 - January 2, 2027: 12:00 PM - 6:00 PM

Kitchen hours
Monday: Closed
Tuesday: 11:00 AM - 9:00 PM
Wednesday: 11:00 AM - 9:00 PM
Thursday: 11:00 AM - 9:00 PM
Friday: 11:00 AM - 10:00 PM
Saturday: 11:00 AM - 10:00 PM
Sunday: 12:00 PM - 3:00 PM`,
  );
  expect(formatGoogleText({ name: 'Folsom', openingHours: folsom }, '2027-01-03')).not.toContain('Special');
});
