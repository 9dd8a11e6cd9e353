/** The dialog of a change that needs a tag, or a confirmation because visitors notice it for good. */
import { Button, Modal, Typography } from '@strapi/design-system';
import { type SyntheticEvent, useId, useState } from 'react';
import { tagChoiceLabel, tagChoices } from '../../../../cms/domain/beer/tag';
import { countRecords, type BulkType } from '../../../../cms/domain/panel/bulk';
import { findTags } from './find-changes';
import { TagField } from './tag-field';
import { useBulkChange, type ChosenChange, type Selected } from './use-bulk-change';

type ChangeDialogProps = {
  type: BulkType;
  chosen: ChosenChange;
  documents: readonly (Selected & Record<string, unknown>)[];
  onClose: () => void;
};

export function ChangeDialog({ type, chosen, documents, onClose }: ChangeDialogProps) {
  const { key, change } = chosen;
  const { apply, isLoading } = useBulkChange(type, documents);
  const [tag, setTag] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();
  const count = countRecords(documents.length, type);
  const verb = change.label.replace('…', '').replace(/ events$/, '');
  const choices = key === 'remove-tag' ? findTags(documents) : tagChoices.map(tagChoiceLabel);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (change.needsTag && !tag.trim()) return setError('Please enter a tag');
    if (await apply(chosen, change.needsTag && tag.trim())) onClose();
  };

  return (
    <>
      <Modal.Body>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {change.needsTag && (
            <TagField
              tag={tag}
              choices={choices}
              error={error}
              onChange={(value) => {
                setTag(value);
                setError(undefined);
              }}
            />
          )}
          {change.confirmation && (
            <Typography>
              {count} will be {change.done}. {change.confirmation}
            </Typography>
          )}
        </form>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {change.confirmation ? 'Keep them' : 'Cancel'}
        </Button>
        <Button type="submit" form={formId} loading={isLoading} variant={change.confirmation ? 'danger' : 'default'}>
          {change.needsTag ? verb : `${verb} ${count}`}
        </Button>
      </Modal.Footer>
    </>
  );
}
