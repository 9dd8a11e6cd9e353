/** What changed while a form was edited, and the choice between both versions. */
import { Badge, Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { ChangeNote } from './change-note';
import type { Conflict } from './conflicts';
import { useRequest } from '../use-request';
import { findChanges, isSameValue, type Schema, type Values } from './rebase';
import { showValue } from './show-value';

type Form = { initialValues: Values; values: Values };

type Props = {
  conflict: Conflict;
  url: string;
  schema: Schema;
  form: Form;
  labelOf: (field: string) => string;
  onKeep: () => void;
  onUseSaved: () => void;
  onClose: () => void;
};

type SavedDocument = Values & { data?: Values };

type ChangeProps = { label: string; saved: unknown; mine: unknown; isEdited: boolean };

function Change({ label, saved, mine, isEdited }: ChangeProps) {
  return (
    <Box tag="li" paddingTop={3} paddingBottom={3} borderColor="neutral150" borderWidth="0 0 1px" borderStyle="solid">
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">{label}</Typography>
        {isEdited && <Badge>You edited this too</Badge>}
      </Flex>
      <Typography tag="p" variant="omega" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        Saved: {showValue(saved)}
      </Typography>
      {isEdited && (
        <Typography tag="p" variant="omega" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          Yours: {showValue(mine)}
        </Typography>
      )}
    </Box>
  );
}

function Changes({
  conflict,
  url,
  schema,
  form,
  labelOf,
}: Pick<Props, 'conflict' | 'url' | 'schema' | 'form' | 'labelOf'>) {
  const { data, hasFailed } = useRequest<SavedDocument>(url);
  if (hasFailed) return <Typography>Failed to load the saved version. You can still choose.</Typography>;
  if (!data) return <Loader small>Loading the saved version</Loader>;
  const saved = data.data ?? data;
  const fields = findChanges(schema, conflict.loaded, saved);
  if (fields.length === 0) return <Typography>Only relations or the order of entries have changed.</Typography>;
  return (
    <Box tag="ul" aria-label="Changed fields">
      {fields.map((field) => (
        <Change
          key={field}
          label={labelOf(field)}
          saved={saved[field]}
          mine={form.values[field]}
          isEdited={!isSameValue(form.initialValues[field], form.values[field])}
        />
      ))}
    </Box>
  );
}

export function ConflictDialog({ onKeep, onUseSaved, onClose, ...props }: Props) {
  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Changed since you opened it</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <ChangeNote conflict={props.conflict} />
            <Changes {...props} />
            <Typography textColor="neutral600">
              “Keep my edits” adds the saved changes to your form; where you edited the same field, your value stays.
              “Use the saved version” sets your edits aside, and you can restore them.
            </Typography>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2} wrap="wrap" justifyContent="flex-end" width="100%">
            <Button variant="tertiary" onClick={onClose}>
              Decide later
            </Button>
            <Button variant="secondary" onClick={onUseSaved}>
              Use the saved version
            </Button>
            <Button onClick={onKeep}>Keep my edits</Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
