/** Three-way merge for edit conflicts: the common base, my version and their version of the same record. */
import { toLabel } from '@domain/shared/labels';

/** What people call a field if its name does not say it, and how they write its values if they are not plain. */
export type FieldLabels<Values> = {
  [Name in keyof Values]?: string | { label?: string; format: (value: Values[Name]) => string };
};

export type Versions<Values> = {
  /** The version that both edits started from. */
  base: Values;
  mine: Values;
  /** The latest version on the server. */
  theirs: Values;
};

export type Side = 'mine' | 'theirs';

export type Conflict = { name: string; label: string; mine: string; theirs: string };

type Merged = { value: unknown; hasConflict: boolean };

/** The fields that both changed, to different values. */
export const findConflicts = <Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  labels: FieldLabels<Values> = {},
): Conflict[] =>
  (Object.keys(mine) as (keyof Values & string)[])
    .filter((name) => mergeValue(base[name], mine[name], theirs[name]).hasConflict)
    .map((name) => {
      const own = labels[name];
      const { label, format = formatValue } = typeof own === 'object' ? own : { label: own };
      return { name, label: label ?? nameLabel(name), mine: format(mine[name]), theirs: format(theirs[name]) };
    });

/** `isComingSoon`: `Coming soon`. */
const nameLabel = (name: string) => toLabel(name.replace(/^(?:is|has|shows)(?=[A-Z])/, ''));

export const hasConflicts = <Values extends object>({ base, mine, theirs }: Versions<Values>) =>
  mergeValue(base, mine, theirs).hasConflict;

/** The changes of both; for the fields that both changed, the chosen version, by default mine. */
export const merge = <Values extends object>(
  { base, mine, theirs }: Versions<Values>,
  choices: Record<string, Side> = {},
): Values =>
  Object.fromEntries(
    (Object.keys(mine) as (keyof Values & string)[]).map((name) => [
      name,
      mergeValue(base[name], mine[name], theirs[name], choices[name]).value,
    ]),
  ) as Values;

/** Merges objects key by key and lists of records item by item. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown, preferred: Side = 'mine'): Merged {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, hasConflict: false };
  if (isSame(base, mine)) return { value: theirs, hasConflict: false };
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    return mergeEntries(Object.keys(mine), [base, mine, theirs], preferred, Object.fromEntries);
  }
  const lists = [base, mine, theirs].map(toRecordsByKey);
  const [baseItems, myItems, theirItems] = lists;
  const order = mergeOrder(lists);
  if (baseItems && myItems && theirItems && order) {
    return mergeEntries(order, [baseItems, myItems, theirItems], preferred, (entries) =>
      entries.map(([, item]) => item),
    );
  }
  return { value: preferred === 'mine' ? mine : theirs, hasConflict: true };
}

type Entries = Record<string, unknown>;

function mergeEntries(
  keys: string[],
  [base, mine, theirs]: readonly [Entries, Entries, Entries],
  preferred: Side,
  build: (entries: [string, unknown][]) => unknown,
): Merged {
  const merged = keys.map((key): [string, Merged] => [
    key,
    // An item that one side has added exists only there.
    key in mine && key in theirs
      ? mergeValue(base[key], mine[key], theirs[key], preferred)
      : { value: mine[key] ?? theirs[key], hasConflict: false },
  ]);
  return {
    value: build(merged.map(([key, { value }]) => [key, value])),
    hasConflict: merged.some(([, { hasConflict }]) => hasConflict),
  };
}

/** The items of a list in the order of the side that has changed it; null if both have. */
function mergeOrder(lists: (Entries | null)[]): string[] | null {
  const [base, mine, theirs] = lists.map((items) => items && Object.keys(items));
  if (!base || !mine || !theirs) return null;
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  return isSame(base, mine) ? theirs : null;
}

/** Null unless it is a list of records with unique ids or URLs. */
function toRecordsByKey(value: unknown): Entries | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map((item: unknown): [unknown, unknown] => [
    isObject(item) && (item['_id'] ?? item['url']),
    item,
  ]);
  if (!entries.every((entry): entry is [string, unknown] => typeof entry[0] === 'string')) return null;
  const items = Object.fromEntries(entries);
  return Object.keys(items).length === entries.length ? items : null;
}

/** The values after a save: the stored ones, with the edits that were made while the save was in progress. */
export const rebaseEdits = <Values extends object>(sent: Values, edited: Values, stored: Values): Values =>
  Object.fromEntries(
    (Object.keys(stored) as (keyof Values)[]).map((name) => [
      name,
      isSame(sent[name], edited[name]) ? stored[name] : edited[name],
    ]),
  ) as Values;

/** Deep equality of JSON values with equal key order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(formatValue).join(', ') : '(none)';
  if (typeof value === 'object') return Object.values(value).map(formatValue).join(', ');
  return String(value);
}
