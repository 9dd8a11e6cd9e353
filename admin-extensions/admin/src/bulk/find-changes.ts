import { bulkTypes, type BulkType } from '../../../../cms/domain/panel/bulk';
import type { ChosenChange } from './use-bulk-change';

type Row = Readonly<Record<string, unknown>>;

export const findBulkType = (uid: string): BulkType | undefined => bulkTypes.find((type) => type.uid === uid);

/** What some of the selected records don't have yet. */
export const findChanges = (type: BulkType | undefined, rows: readonly Row[]): ChosenChange[] =>
  Object.entries(type?.changes ?? {})
    .map(([key, change]) => ({ key, change }))
    .filter(({ key, change }) =>
      key === 'remove-tag'
        ? rows.some(({ tags }) => Array.isArray(tags) && tags.length > 0)
        : change.needsTag || rows.some((row) => change.toData(row, '') !== null),
    );

/** Of the selected records, by name. */
export const findTags = (rows: readonly Row[]): string[] =>
  [...new Set(rows.flatMap(({ tags }) => (Array.isArray(tags) ? tags.map(String) : [])))].sort((left, right) =>
    left.localeCompare(right),
  );
