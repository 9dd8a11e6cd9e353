import { Box, Button, Group, Modal, SegmentedControl, Stack, Text, Paper } from '@mantine/core';
import { useState } from 'react';
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
      <Text>
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
    <Paper withBorder px={12} py={10}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{label}</Text>
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
      <Box component="dl" m="8px 0 0">
        <Version label="Mine" text={mine} isChosen={side === 'mine'} />
        <Version label="Theirs" text={theirs} isChosen={side === 'theirs'} />
      </Box>
    </Paper>
  );
}

type VersionProps = { label: string; text: string; isChosen: boolean };

const Version = ({ label, text, isChosen }: VersionProps) => (
  <Group gap={12} mt={2} align="flex-start" wrap="nowrap" fz="sm">
    <Text component="dt" inherit c="dimmed" w={44}>
      {label}
    </Text>
    <Text
      component="dd"
      inherit
      m={0}
      flex={1}
      mah="9em"
      c={isChosen ? undefined : 'dimmed'}
      td={isChosen ? undefined : 'line-through'}
      style={versionStyle}
    >
      {text}
    </Text>
  </Group>
);

const versionStyle = { overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;
