/** All changes of a list in one dialog, on narrow screens. */
import { Button, Flex, Modal } from '@strapi/design-system';
import { useState } from 'react';
import type { BulkType } from '../../../../cms/domain/panel/bulk';
import { ChangeDialog } from './change-dialog';
import { listChanges, needsDialog } from './find-changes';
import { useBulkChange, type ChosenChange, type Selected } from './use-bulk-change';

type AllChangesProps = {
  type: BulkType;
  documents: readonly (Selected & Record<string, unknown>)[];
  onClose: () => void;
};

export function AllChanges({ type, documents, onClose }: AllChangesProps) {
  const { apply, isLoading } = useBulkChange(type, documents);
  const [chosen, setChosen] = useState<ChosenChange | null>(null);
  if (chosen) return <ChangeDialog type={type} chosen={chosen} documents={documents} onClose={onClose} />;

  const choose = async (change: ChosenChange) => {
    if (needsDialog(change)) setChosen(change);
    else if (await apply(change)) onClose();
  };

  return (
    <Modal.Body>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {listChanges(type).map((change) => (
          <Button
            key={change.key}
            type="button"
            size="L"
            variant="tertiary"
            disabled={isLoading}
            onClick={() => void choose(change)}
          >
            {change.change.label}
          </Button>
        ))}
      </Flex>
    </Modal.Body>
  );
}
