import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatSchedule,
  formatTaproom,
  maxEvents,
  type PanelEvent,
  selectUpcoming,
  upcomingEventsPath,
} from './upcoming';

const makeEvent = (changes: Partial<PanelEvent>): PanelEvent => ({
  documentId: 'event',
  title: 'Trivia',
  taproom: null,
  startDate: '2026-07-04',
  endDate: null,
  startTime: '18:00:00.000',
  endTime: '20:00:00.000',
  ...changes,
});

// 6:00 PM on July 3 in Auburn is already July 4 in UTC.
const now = new Date('2026-07-04T01:00:00Z');
const selectedTitles = (events: PanelEvent[]) => selectUpcoming(events, now).map(({ title }) => title);

test('the query requests published events since yesterday in Pacific time', () => {
  const query = new URLSearchParams(upcomingEventsPath(now).split('?')[1]);
  assert.equal(query.get('filters[$and][0][eventStatus][$eq]'), 'published');
  assert.equal(query.get('filters[$and][1][$or][0][startDate][$gte]'), '2026-07-02');
  assert.equal(query.get('filters[$and][1][$or][1][endDate][$gte]'), '2026-07-02');
});

test('omits ended events and keeps ongoing ones', () => {
  const today = { startDate: '2026-07-03' };
  assert.deepEqual(
    selectedTitles([
      makeEvent({ ...today, title: 'ended today', startTime: '15:00:00.000', endTime: '17:59:00.000' }),
      makeEvent({ title: 'ended last night', startDate: '2026-07-02', endTime: '01:00:00.000' }),
      makeEvent({ ...today, title: 'ongoing', startTime: '17:00:00.000' }),
      makeEvent({
        title: 'several days',
        startDate: '2026-07-01',
        endDate: '2026-07-05',
        startTime: null,
        endTime: null,
      }),
    ]),
    ['several days', 'ongoing'],
  );
});

test('sorts by date and start time and returns the first five', () => {
  const later = Array.from({ length: maxEvents }, (_, day) =>
    makeEvent({ title: `day ${day}`, startDate: `2026-08-0${day + 1}` }),
  );
  const morning = makeEvent({ title: 'morning', startTime: '09:00:00.000' });
  const evening = makeEvent({ title: 'evening' });
  assert.deepEqual(selectedTitles([...later, evening, morning]), ['morning', 'evening', 'day 0', 'day 1', 'day 2']);
});

test('formats date and time in one line', () => {
  const [event] = selectUpcoming([makeEvent({})], now);
  assert.equal(event && formatSchedule(event, now), 'Saturday, July 4, 6:00 PM - 8:00 PM');
});

test('names the taproom', () => {
  assert.equal(formatTaproom(makeEvent({ taproom: { name: 'Auburn' } })), 'Auburn');
  assert.equal(formatTaproom(makeEvent({ taproom: null })), 'All taprooms');
});
