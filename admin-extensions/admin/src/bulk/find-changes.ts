import { bulkTypes, type BulkType } from '../../../../cms/domain/panel/bulk';
import type { ChosenChange } from './use-bulk-change';

type Row = Readonly<Record<string, unknown>>;

export const findBulkType = (uid: string): BulkType | undefined => bulkTypes.find((type) => type.uid === uid);

/** All changes of the type, for any selection, so that no button moves or changes just before a click. */
export const listChanges = (type: BulkType | undefined): ChosenChange[] =>
  Object.entries(type?.changes ?? {}).map(([key, change]) => ({ key, change }));

/** Whether a change needs a tag or a confirmation first. */
export const needsDialog = ({ change }: ChosenChange): boolean =>
  change.needsTag === true || change.confirmation !== undefined;

/** The tags of the selected records, in alphabetical order. */
export const findTags = (rows: readonly Row[]): string[] =>
  [...new Set(rows.flatMap(({ tags }) => (Array.isArray(tags) ? tags.map(String) : [])))].sort((left, right) =>
    left.localeCompare(right),
  );
