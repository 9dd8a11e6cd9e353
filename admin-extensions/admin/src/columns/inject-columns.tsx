/**
 * Gives columns of the panel's lists our cells (Strapi's hook for columns), by the type of the attribute: the hook does not
 * get the content type, and a value looks the same in every list.
 */
import type { ReactNode } from 'react';
import { parsePlainDate } from '../../../../cms/domain/time/plain-date';
import { parseTime } from '../../../../cms/domain/time/time-of-day';
import { BeerGlass } from '../beer-color/beer-glass';
import { breweryTimeZone } from '../brewery-time';
import { allTaprooms } from '../lists/labels';
import { type CellFile, ChoiceCell, EmptyCell, ImagesCell, TextCell, TwoLineCell, YesNoCell } from './cells';
import { PlacementCell } from './placement-cell';
import { formatClock, formatDateOnly, formatDay, formatInstant, formatWeekday, zoneAbbreviation } from '../times';

type Row = Record<string, unknown>;
type Attribute = { type: string; customField?: string; relation?: string };
type Header = { name: string; attribute: Attribute; cellFormatter?: unknown };
type Cell = (value: unknown, row: Row, name: string) => ReactNode;

const withText = (show: (text: string) => ReactNode) => (value: unknown) =>
  typeof value === 'string' && value !== '' ? show(value) : <EmptyCell />;

const toFiles = (value: unknown): CellFile[] =>
  Array.isArray(value) ? (value as CellFile[]) : value ? [value as CellFile] : [];

/** Events are in the time zone of their taproom. */
function findZone(row: Row): string {
  const { timeZone } = (row['taproom'] ?? {}) as { timeZone?: string };
  return timeZone ?? breweryTimeZone();
}

/** With the time zone, if it is that of an event. */
function describeTime(value: string, row: Row): string {
  const date = parsePlainDate(String(row['startDate'] ?? '').slice(0, 10));
  const time = parseTime(value);
  return date && time ? `${formatClock(value)} ${zoneAbbreviation(findZone(row), date, time)}` : formatClock(value);
}

const showTime: Cell = (value, row) =>
  typeof value === 'string' ? <TextCell>{describeTime(value, row)}</TextCell> : <EmptyCell />;

/** The first day of an event has a second line, with its weekday and start time. */
const showDate: Cell = (value, row, name) => {
  if (typeof value !== 'string') return <EmptyCell />;
  const startTime = name === 'startDate' ? row['startTime'] : undefined;
  if (startTime === undefined) return <TextCell>{formatDay(value)}</TextCell>;
  const time = typeof startTime === 'string' ? describeTime(startTime, row) : 'no time';
  return <TwoLineCell first={formatDateOnly(value)} second={`${formatWeekday(value)}, ${time}`} />;
};

/** Booleans whose "Yes" is a warning. */
const warnings = ['blocked', 'isComingSoon'];

const cellsByType: Record<string, Cell> = {
  boolean: (value, _row, name) => (
    <YesNoCell value={value === true} yes={warnings.includes(name) ? 'warning' : 'success'} />
  ),
  enumeration: withText((value) => <ChoiceCell value={value} />),
  media: (value) => <ImagesCell files={toFiles(value)} />,
  date: showDate,
  datetime: withText((value) => <TextCell>{formatInstant(value, breweryTimeZone())}</TextCell>),
  time: showTime,
};

const cellsByCustomField: Record<string, Cell> = {
  'global::hero-image-placement': withText((value) => <PlacementCell value={value} />),
  'global::beer-color': withText((value) => <BeerGlass color={value} />),
};

/** The taproom of an event; none means all of them. */
const showTaproom: Cell = (value) => <TextCell>{(value as { name?: string } | null)?.name ?? allTaprooms}</TextCell>;

function findCell({ name, attribute }: Header): Cell | undefined {
  if (name === 'createdBy' || name === 'updatedBy') return undefined;
  const { type, customField } = attribute;
  if (customField && cellsByCustomField[customField]) return cellsByCustomField[customField];
  return name === 'taproom' && type === 'relation' ? showTaproom : cellsByType[type];
}

function withCell<Column extends Header>(header: Column): Column {
  const cell = header.cellFormatter ? undefined : findCell(header);
  return cell ? { ...header, cellFormatter: (row: Row) => cell(row[header.name], row, header.name) } : header;
}

export const injectColumns = <Columns extends { displayedHeaders: Header[] }>(columns: Columns): Columns => ({
  ...columns,
  displayedHeaders: columns.displayedHeaders.map(withCell),
});
