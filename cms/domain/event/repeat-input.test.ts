import { expect, test } from 'vitest';
import { completeTimes, eventRepeat } from './repeat-input';
import { sampleEvent } from './sample';

const dates = ['2026-07-11'];

const findErrors = (overrides: Parameters<typeof sampleEvent>[0], input: object = {}) =>
  eventRepeat(sampleEvent(overrides))
    .safeParse({ dates, ...input })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  ['a complete event', {}, {}, []],
  ['an event without end time', { endTime: null }, {}, ['endTime: End time is required']],
  ['with the missing end time', { endTime: null }, { endTime: '20:00' }, []],
  ['an end time after midnight', { endTime: null }, { endTime: '01:00' }, []],
  ['an end at the start', { endTime: null }, { endTime: '17:00' }, ['endTime: End time must be after start time']],
  ['an event without location', { location: null }, {}, ['location: Event location is required']],
  ['its own date', {}, { dates: ['2026-07-04'] }, ['dates.0: Saturday, July 4, 2026 is the date of the event itself']],
  ['a date twice', {}, { dates: [...dates, ...dates] }, ['dates.1: Saturday, July 11, 2026 is listed twice']],
])('repeating %s', (_, event, input, errors) => expect(findErrors(event, input)).toEqual(errors));

test('the times of the event are kept; an end after midnight has a date of its own', () => {
  const times = { startTime: '09:00', endTime: '01:00' };
  expect(completeTimes(sampleEvent({ endTime: null, endDate: null }), times)).toMatchObject({
    startTime: '17:00',
    endTime: '01:00',
    endDate: '2026-07-05',
  });
});
