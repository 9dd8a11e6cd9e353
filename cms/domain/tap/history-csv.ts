/** The history of a taproom's taps as CSV. */
import { escapeFormula } from '../shared/csv-cell';
import { toZonedDateTime } from '../time/zone';
import { formatPour } from './display';
import type { PastPouring } from './tap-list';

type Column = { name: string; format: (pouring: PastPouring, timeZone: string) => string };

const formatInstant = (instant: string | null, timeZone: string) => {
  if (instant === null) return '';
  const { date, time } = toZonedDateTime(timeZone, new Date(instant));
  return `${date} ${time}`;
};

const columns: Column[] = [
  { name: 'Tap', format: ({ tap }) => String(tap?.number ?? '') },
  { name: 'Label', format: ({ tap }) => tap?.label ?? '' },
  { name: 'Drink', format: ({ drink }) => drink.name },
  { name: 'Producer', format: ({ drink }) => drink.producer ?? '' },
  { name: 'Style', format: ({ drink }) => drink.style ?? '' },
  { name: 'ABV', format: ({ drink }) => String(drink.abv ?? '') },
  { name: 'Tapped', format: ({ tappedAt }, timeZone) => formatInstant(tappedAt, timeZone) },
  { name: 'Ended', format: ({ endedAt }, timeZone) => formatInstant(endedAt, timeZone) },
  { name: 'Days', format: ({ days }) => String(days) },
  { name: 'Reason', format: ({ reason }) => reason ?? '' },
  { name: 'Pours', format: ({ pours }) => pours.map(formatPour).join('; ') },
];

export const historyCsvHeader = columns.map(({ name }) => name);

export const toHistoryCsvRow = (pouring: PastPouring, timeZone: string) =>
  columns.map(({ format }) => escapeFormula(format(pouring, timeZone)));
