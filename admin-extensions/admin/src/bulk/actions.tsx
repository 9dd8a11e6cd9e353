/**
 * The bulk actions of lists: a button for each change. On narrow screens, which have no room for several buttons, one
 * button opens all changes.
 */
import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { useIsDesktop, useRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { bulkTypes, type BulkType } from '../../../../cms/domain/panel/bulk';
import { listPermissions } from '../permissions';
import { AllChanges } from './all-changes';
import { ChangeDialog } from './change-dialog';
import { findBulkType, listChanges, needsDialog } from './find-changes';
import { useBulkChange } from './use-bulk-change';

type Dialog = { onClose: () => void };

function useCanChange(type: BulkType | undefined): boolean {
  const permissions = useMemo(() => (type ? listPermissions(type.uid, 'update') : []), [type]);
  const { allowedActions } = useRBAC(permissions);
  return type !== undefined && allowedActions['canUpdate'] === true;
}

/** The action at a position: the type's change with this index. */
const createAction = (index: number): BulkActionComponent => {
  const BulkChange: BulkActionComponent = ({ model, documents }) => {
    const type = findBulkType(model);
    const chosen = useMemo(() => listChanges(type)[index], [type]);
    const isDesktop = useIsDesktop();
    const canChange = useCanChange(type);
    const { apply, isLoading } = useBulkChange(type, documents);
    // With another component, the dialog would lose its input.
    const content = useMemo(
      () =>
        ({ onClose }: Dialog) =>
          type && chosen ? <ChangeDialog type={type} chosen={chosen} documents={documents} onClose={onClose} /> : null,
      [type, chosen, documents],
    );
    if (!chosen || !canChange || !isDesktop) return null;
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
  const canChange = useCanChange(type);
  const content = useMemo(
    () =>
      ({ onClose }: Dialog) =>
        type ? <AllChanges type={type} documents={documents} onClose={onClose} /> : null,
    [type, documents],
  );
  if (!type || !canChange || isDesktop) return null;
  return { label: 'Change…', variant: 'secondary', dialog: { type: 'modal', title: `Change ${type.plural}`, content } };
};

const maxChanges = Math.max(...bulkTypes.map(({ changes }) => Object.keys(changes).length));

export const bulkActions = [
  ...Array.from({ length: maxChanges }, (_none, index) => createAction(index)),
  ChangeSelected,
];
