import { listErrors, parseBody, parseQuery } from '../test/parse';
import { createEventInput, eventInput, eventUpdate } from './input';
import { eventAdminQuery, eventListQuery } from './query';

const validInput = {
  title: 'Trivia',
  description: 'Six rounds',
  location: 'Auburn',
  startDate: '2026-07-04',
  endDate: '2026-07-04',
  startTime: '17:00',
  endTime: '20:00',
};

const errors = (body: unknown) => listErrors(createEventInput(['Auburn', 'Folsom']), body);

test('an empty body returns an error for every required field, in form order', () =>
  expect(errors({})).toEqual([
    'title: Event title is required',
    'description: Event description is required',
    'location: Event location is required',
    'startDate: Start date is required',
    'endDate: End date is required',
    'startTime: Start time is required',
    'endTime: End time is required',
  ]));

test('category, status, tap room, tags and booleans have defaults', () =>
  expect(parseBody(eventInput, validInput)).toEqual({
    ...validInput,
    category: 'other',
    tapRoom: 'All',
    status: 'draft',
    tags: [],
    isPublic: true,
    isFeatured: false,
  }));

test('returns field errors and cross-field errors together, in form order', () =>
  expect(
    errors({
      ...validInput,
      title: ' ',
      endDate: '2026-07-03',
      category: 'rave',
      tapRoom: 'Reno',
      status: [],
      maxAttendees: -1,
      currentAttendees: 1.5,
      ticketPrice: 'free',
      ticketUrl: 'example.com',
      organizer: { email: 'nobody' },
      socialLinks: { website: 'x', facebook: 5 },
    }),
  ).toEqual([
    'title: Event title is required',
    'category: Please choose a valid category',
    'tapRoom: Please choose a valid tap room',
    'status: Please choose a valid status',
    'endDate: End date must be after start date',
    'maxAttendees: Max attendees must be a whole number, 0 or more',
    'currentAttendees: Current attendees must be a whole number, 0 or more',
    'ticketPrice: Ticket price must be 0 or more',
    'ticketUrl: Please enter a valid URL (must start with http:// or https://)',
    'organizer.email: Please enter a valid email address',
    'socialLinks.facebook: Please enter a valid URL',
    'socialLinks.website: Please enter a valid URL',
  ]));

test.each([
  [{ endTime: '17:00' }, ['endTime: End time must be after start time']],
  [{ endTime: '17:01' }, []],
  [{ endTime: '01:00', endDate: '2026-07-05' }, []],
  [{ endDate: '2026-07-03' }, ['endDate: End date must be after start date']],
  [{ startDate: '2026-02-29' }, ['startDate: Please enter a valid date']],
  [{ startDate: '07/04/2026' }, ['startDate: Please enter a valid date']],
  [{ startTime: '24:00' }, ['startTime: Please enter a valid time']],
])('a body with %j has the errors %j', (change, expected) =>
  expect(errors({ ...validInput, ...change })).toEqual(expected),
);

test('an update validates the changes together with the stored dates and times', () => {
  const update = (body: object, stored = validInput) => parseBody(eventUpdate(stored), body);
  expect(update({ endTime: '16:00' })).toEqual([{ path: 'endTime', msg: 'End time must be after start time' }]);
  expect(update({ startDate: '2026-07-05' })).toEqual([{ path: 'endDate', msg: 'End date must be after start date' }]);
  expect(update({ endDate: '2026-07-05', endTime: '01:00' })).toEqual({ endDate: '2026-07-05', endTime: '01:00' });
  expect(update({ title: 'Quiz' }, { ...validInput, endTime: '01:00' })).toEqual({ title: 'Quiz' });
  expect(update({ endTime: null, title: '' })).toEqual([
    { path: 'title', msg: 'Event title is required' },
    { path: 'endTime', msg: 'End time is required' },
  ]);
  expect(update({})).toEqual({});
});

test('null clears a group; absent fields of a group stay unchanged', () =>
  expect(
    parseBody(eventUpdate(validInput), {
      organizer: { email: ' Nora@Example.com ', phone: '5305550123' },
      socialLinks: null,
      tags: ['a', '', 'a'],
      maxAttendees: '0',
      category: null,
    }),
  ).toEqual({
    organizer: { email: 'nora@example.com', phone: '(530) 555-0123' },
    socialLinks: { facebook: null, instagram: null, website: null },
    tags: ['a'],
    maxAttendees: 0,
    category: 'other',
  }));

test('the lists parse valid filters and return an error for each invalid one', () => {
  expect(parseQuery(eventListQuery(['Auburn']), { upcoming: 'true', tapRoom: 'Auburn', category: '' })).toEqual({
    page: 1,
    limit: 20,
    upcoming: true,
    tapRoom: 'Auburn',
  });
  expect(parseQuery(eventAdminQuery(['Auburn']), { status: 'nope', tapRoom: 'auburn' })).toEqual([
    { path: 'tapRoom', msg: 'Please choose a valid tap room' },
    { path: 'status', msg: 'Please choose a valid status' },
  ]);
});

test.each([
  [{ maxAttendees: 5, currentAttendees: 50 }, {}, false],
  [{ currentAttendees: 50 }, { maxAttendees: 5 }, false],
  [{ maxAttendees: 5 }, { currentAttendees: 50 }, false],
  [{ maxAttendees: 50, currentAttendees: '50' }, {}, true],
  [{ maxAttendees: 0, currentAttendees: 50 }, {}, true],
  [{ maxAttendees: null }, { maxAttendees: 5, currentAttendees: 50 }, true],
  [{ title: 'Trivia' }, { maxAttendees: 5, currentAttendees: 50 }, true],
])('the attendance %j, with %j stored, is valid: %j', (changes, stored, isValid) => {
  const noDates = { startDate: null, endDate: null, startTime: null, endTime: null };
  const expected = isValid ? [] : ['currentAttendees: Current attendees can’t be more than max attendees'];
  expect(listErrors(eventUpdate({ ...noDates, ...stored }), changes)).toEqual(expected);
});
