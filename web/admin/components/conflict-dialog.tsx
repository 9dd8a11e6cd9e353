import { Button, Group, Modal, SegmentedControl, Stack, Text, Paper } from '@mantine/core';
import { useState } from 'react';
import classes from './conflict-dialog.module.css';
import { findConflicts, merge, type Conflict, type FieldLabels, type Side, type Versions } from '../lib/merge';

type ConflictDialogProps<Values extends object> = {
  itemName: string;
  /** Null while there is no conflict. */
  versions: Versions<Values> | null;
  labels?: FieldLabels<Values>;
  onSave: (merged: Values) => void;
  onTakeTheirs: () => void;
  onCancel: () => void;
};

/** Another user has saved the record first: lists the fields that both have changed and lets the user choose. */
export function ConflictDialog<Values extends object>({ versions, onCancel, ...rest }: ConflictDialogProps<Values>) {
  return (
    <Modal
      opened={versions !== null}
      onClose={onCancel}
      title={`Somebody else changed this ${rest.itemName}`}
      size="lg"
    >
      {versions && <Choices versions={versions} onCancel={onCancel} {...rest} />}
    </Modal>
  );
}

function Choices<Values extends object>(props: ConflictDialogProps<Values> & { versions: Versions<Values> }) {
  const { versions, labels, onSave, onTakeTheirs, onCancel } = props;
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const conflicts = findConflicts(versions, labels);

  return (
    <Stack gap="md">
      <Text size="sm">
        {conflicts.length === 1 ? 'You both changed this field.' : 'You both changed these fields.'} Choose what to
        keep. All other changes, yours and theirs, are kept.
      </Text>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.name}
          conflict={conflict}
          side={choices[conflict.name] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [conflict.name]: side })}
        />
      ))}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          Keep editing
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Discard mine, use theirs
        </Button>
        <Button onClick={() => onSave(merge(versions, choices))}>Save this version</Button>
      </Group>
    </Stack>
  );
}

type ChoiceProps = { conflict: Conflict; side: Side; onChoose: (side: Side) => void };

function Choice({ conflict: { label, mine, theirs }, side, onChoose }: ChoiceProps) {
  return (
    <Paper withBorder className={classes.choice}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {label}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={`${label}: which version`}
          value={side}
          onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
          data={[
            { value: 'mine', label: 'Mine' },
            { value: 'theirs', label: 'Theirs' },
          ]}
        />
      </Group>
      <dl className={classes.versions}>
        <dt>Mine</dt>
        <dd data-chosen={side === 'mine' || undefined}>{mine}</dd>
        <dt>Theirs</dt>
        <dd data-chosen={side === 'theirs' || undefined}>{theirs}</dd>
      </dl>
    </Paper>
  );
}
