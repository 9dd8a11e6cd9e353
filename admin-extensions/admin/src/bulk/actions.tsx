/**
 * The bulk actions of lists: a button for each change that some of the selected records don't have yet. On narrow screens,
 * which have no place for several buttons, one button opens all of them.
 */
import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { useIsDesktop, useRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { bulkTypes, type BulkType } from '../../../../cms/domain/panel/bulk';
import { permitted } from '../permitted';
import { AllChanges } from './all-changes';
import { ChangeDialog } from './change-dialog';
import { findBulkType, findChanges } from './find-changes';
import { useBulkChange, type ChosenChange, type Selected } from './use-bulk-change';

type Rows = readonly (Selected & Record<string, unknown>)[];
type Dialog = { onClose: () => void };

const needsDialog = ({ change }: ChosenChange) => change.needsTag === true || change.confirmation !== undefined;

/** The changes that the role permits. */
function usePermittedChanges(type: BulkType | undefined, rows: Rows): ChosenChange[] {
  const permissions = useMemo(() => (type ? permitted(type.uid, 'update') : []), [type]);
  const { allowedActions } = useRBAC(permissions);
  return allowedActions['canUpdate'] ? findChanges(type, rows) : [];
}

const createAction = (index: number): BulkActionComponent => {
  const BulkChange: BulkActionComponent = ({ model, documents }) => {
    const type = findBulkType(model);
    const isDesktop = useIsDesktop();
    const chosen = usePermittedChanges(type, documents)[index];
    const { apply, isLoading } = useBulkChange(type, documents);
    // A new component would lose what was entered.
    const content = useMemo(
      () =>
        ({ onClose }: Dialog) =>
          type && chosen ? <ChangeDialog type={type} chosen={chosen} documents={documents} onClose={onClose} /> : null,
      // eslint-disable-next-line react-hooks/exhaustive-deps
      [type, chosen?.key, documents],
    );
    if (!type || !chosen || !isDesktop) return null;
    const { label } = chosen.change;
    const button = { label, variant: 'secondary' as const, disabled: isLoading };
    return needsDialog(chosen)
      ? { ...button, dialog: { type: 'modal', title: label.replace('…', ''), content } }
      : { ...button, onClick: () => void apply(chosen) };
  };
  return BulkChange;
};

const ChangeSelected: BulkActionComponent = ({ model, documents }) => {
  const type = findBulkType(model);
  const isDesktop = useIsDesktop();
  const changes = usePermittedChanges(type, documents);
  const keys = changes.map(({ key }) => key).join();
  const content = useMemo(
    () =>
      ({ onClose }: Dialog) =>
        type ? <AllChanges type={type} changes={changes} documents={documents} onClose={onClose} /> : null,
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [type, keys, documents],
  );
  if (!type || isDesktop || changes.length === 0) return null;
  return { label: 'Change…', variant: 'secondary', dialog: { type: 'modal', title: `Change ${type.plural}`, content } };
};

const maxChanges = Math.max(...bulkTypes.map(({ changes }) => Object.keys(changes).length));

export const bulkActions = [
  ...Array.from({ length: maxChanges }, (_none, index) => createAction(index)),
  ChangeSelected,
];
