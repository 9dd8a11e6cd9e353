import { toLabeledDetails } from './label';

test('details are in form order, unknown ones last', () =>
  expect(
    toLabeledDetails({ details: { note: 'x', quantity: '2 cases', address: '12 Main Street' } }).map(
      ({ label, text }) => `${label}: ${text}`,
    ),
  ).toEqual(['Delivery address: 12 Main Street', 'Quantity: 2 cases', 'note: x']));

test('dates and event types are formatted; text that is no date stays as it is', () =>
  expect(
    toLabeledDetails({
      details: { preferredDate: 'soon', guestCount: '60', eventDate: '2027-06-12', eventType: 'rehearsal-dinner' },
    }).map(({ label, text }) => `${label}: ${text}`),
  ).toEqual([
    'Event type: Rehearsal dinner',
    'Event date: Saturday, June 12, 2027',
    'Guests: 60',
    'Preferred date: soon',
  ]));
