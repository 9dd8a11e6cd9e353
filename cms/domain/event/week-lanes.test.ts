import { expect, test } from 'vitest';
import { sampleEvent } from './sample';
import { fitWeek, layOutWeek } from './week-lanes';

const sunday = '2026-10-25';

const on = (title: string, startDate: string, endDate = startDate, startTime = '18:00') =>
  sampleEvent({ _id: title, title, startDate, endDate, startTime, endTime: '22:00' });

const describe = (bars: ReturnType<typeof layOutWeek>) =>
  bars.map(({ event, column, span, lane }) => `${(event as { title: string }).title} ${column}+${span} in ${lane}`);

test('events of several days are one bar; each takes the topmost free lane', () => {
  const bars = layOutWeek(
    [
      on('Quiz', '2026-10-28'),
      on('Band', '2026-10-27', '2026-10-27', '20:00'),
      on('Festival', '2026-10-27', '2026-10-29'),
      on('Bingo', '2026-10-30'),
    ],
    sunday,
  );
  expect(describe(bars)).toEqual(['Festival 2+3 in 0', 'Band 2+1 in 1', 'Quiz 3+1 in 1', 'Bingo 5+1 in 0']);
});

test('bars end with the week, and go on in the next one; a night does not', () => {
  const festival = on('Festival', '2026-10-30', '2026-11-02');
  const night = { ...on('Night', '2026-10-31', '2026-11-01', '20:00'), endTime: '02:00' };
  expect(layOutWeek([festival, night], sunday)).toMatchObject([
    { column: 5, span: 2, startsBefore: false, endsAfter: true },
    { column: 6, span: 1, startsBefore: false, endsAfter: false },
  ]);
  expect(layOutWeek([festival, night], '2026-11-01')).toMatchObject([
    { column: 0, span: 2, startsBefore: true, endsAfter: false },
  ]);
});

test('where a day has more events than lines, the last line is left for their number', () => {
  const many = Array.from({ length: 30 }, (_, index) => on(`Event ${String(index).padStart(2, '0')}`, '2026-10-28'));
  const fitted = fitWeek(layOutWeek(many, sunday), 4);
  expect(fitted.shown).toHaveLength(3);
  expect(fitted.hiddenCounts).toEqual([0, 0, 0, 27, 0, 0, 0]);
  expect(fitWeek(layOutWeek(many.slice(0, 4), sunday), 4)).toMatchObject({
    shown: { length: 4 },
    hiddenCounts: [0, 0, 0, 0, 0, 0, 0],
  });
});

test('a bar is left out on all of its days if one of them is full', () => {
  const days = ['2026-10-26', '2026-10-27'];
  const others = days.flatMap((day) => ['A', 'B'].map((name) => on(`${name} ${day}`, day, day, '08:00')));
  const festivals = ['One', 'Two'].map((name) => on(name, '2026-10-26', '2026-10-27'));
  const { shown, hiddenCounts } = fitWeek(layOutWeek([...others, ...festivals], sunday), 3);
  expect(shown.map(({ lane }) => lane)).toEqual([0, 1]);
  expect(hiddenCounts).toEqual([0, 2, 2, 0, 0, 0, 0]);
});
