import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextEvents, type PanelEvent, shown, upcomingEventsPath, when } from './upcoming';

const makeEvent = (changes: Partial<PanelEvent>): PanelEvent => ({
  documentId: 'event',
  title: 'Trivia',
  tapRoom: 'All',
  startDate: '2026-07-04',
  endDate: null,
  startTime: '18:00:00.000',
  endTime: '20:00:00.000',
  ...changes,
});

// Six in the evening of July 3 in Auburn is already July 4 in Greenwich.
const evening = new Date('2026-07-04T01:00:00Z');
const titles = (events: PanelEvent[]) => nextEvents(events, evening).map(({ title }) => title);

test('asks for what is published and to come by the calendar of Auburn, and what may go on since last night', () => {
  const query = new URLSearchParams(upcomingEventsPath(evening).split('?')[1]);
  assert.equal(query.get('filters[$and][0][status][$eq]'), 'published');
  assert.equal(query.get('filters[$and][1][$or][0][startDate][$gte]'), '2026-07-02');
  assert.equal(query.get('filters[$and][1][$or][1][endDate][$gte]'), '2026-07-02');
});

test('leaves out what is over, keeps what is under way', () => {
  const today = { startDate: '2026-07-03' };
  assert.deepEqual(
    titles([
      makeEvent({ ...today, title: 'over', startTime: '15:00:00.000', endTime: '17:59:00.000' }),
      makeEvent({ title: 'last night', startDate: '2026-07-02', endTime: '01:00:00.000' }),
      makeEvent({ ...today, title: 'under way', startTime: '17:00:00.000' }),
      makeEvent({ title: 'tour', startDate: '2026-07-01', endDate: '2026-07-05', startTime: null, endTime: null }),
    ]),
    ['tour', 'under way'],
  );
});

test('orders by day and clock, and shows the next few', () => {
  const later = Array.from({ length: shown }, (_, day) =>
    makeEvent({ title: `day ${day}`, startDate: `2026-08-0${day + 1}` }),
  );
  const first = makeEvent({ title: 'morning', startTime: '09:00:00.000' });
  const second = makeEvent({ title: 'evening' });
  assert.deepEqual(titles([...later, second, first]).slice(0, 3), ['morning', 'evening', 'day 0']);
  assert.equal(titles([...later, second, first]).length, shown);
});

test('says day and time in one line', () => {
  const [event] = nextEvents([makeEvent({})], evening);
  assert.equal(event && when(event, evening), 'Saturday, July 4, 6:00 PM - 8:00 PM');
});
