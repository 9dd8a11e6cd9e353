import { Badge, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { describeDrink, tapTitle } from '@domain/tap/display';
import type { StaffPouring, StaffTapList } from '@domain/tap/schema';
import { Pencil, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { presses, tapQueries, type Press } from '../../api/taps';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import type { TapDialog } from './tap-dialogs';
import classes from './taps.module.css';
import { usePress } from './use-press';
import { IconButton, SmallButton } from '../../components/buttons';

type OnDeckSectionProps = { tapList: StaffTapList; onOpen: (dialog: TapDialog) => void };

/** What is tapped next, in order. */
export function OnDeckSection({ tapList, onOpen }: OnDeckSectionProps) {
  const queryClient = useQueryClient();
  const { onDeck, taproom } = tapList;
  const { send, offerUndo } = usePress(taproom.slug);
  const { queryKey } = tapQueries.list(taproom.slug);

  const sendOrReport = (press: Press, failure: string) =>
    send(press).catch((error: unknown) => {
      toast.error(errorMessage(error, failure));
      void queryClient.invalidateQueries({ queryKey });
    });
  const reorder = (reordered: StaffPouring[]) => {
    queryClient.setQueryData(queryKey, (list) => list && { ...list, onDeck: reordered });
    const order = reordered.map(({ _id }) => _id);
    void sendOrReport(presses.sortOnDeck(order), 'Failed to change the order. Please try again.');
  };
  const remove = async ({ _id, drink }: StaffPouring) => {
    const response = await sendOrReport(presses.removeOnDeck(_id), 'Failed to remove it. Please try again.');
    if (typeof response === 'object') offerUndo(response, `${drink.name} is no longer on deck`);
  };

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="on-deck">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} id="on-deck">
          On Deck
        </Title>
        <SmallButton icon={Plus} onClick={() => onOpen({ kind: 'plan' })}>
          Put on Deck
        </SmallButton>
      </Group>
      {onDeck.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is planned. What is on deck goes on with one press when a keg kicks, and visitors see what comes next.
        </Text>
      ) : (
        <SortableGrid
          label="On deck"
          cols={1}
          items={onDeck}
          getId={({ _id }) => _id}
          getName={(index) => onDeck[index]?.drink.name ?? ''}
          onReorder={reorder}
          renderItem={(pouring, _, moveButtons) => (
            <PlannedRow
              pouring={pouring}
              moveButtons={moveButtons}
              onEdit={() => onOpen({ kind: 'pouring', pouring })}
              onRemove={() => void remove(pouring)}
            />
          )}
        />
      )}
    </Paper>
  );
}

type PlannedRowProps = { pouring: StaffPouring; moveButtons: ReactNode; onEdit: () => void; onRemove: () => void };

function PlannedRow({ pouring: { drink, tap }, moveButtons, onEdit, onRemove }: PlannedRowProps) {
  return (
    <Paper withBorder className={classes.planned}>
      <Group gap={6} pr={36}>
        <Text span size="sm" fw={600} className={classes.name}>
          {drink.name}
        </Text>
        {drink.isGuest && <Badge size="xs">Guest</Badge>}
      </Group>
      <Text size="xs" c="dimmed" className={classes.name}>
        {[describeDrink(drink), tap ? `for ${tapTitle(tap)}` : 'for the next free tap'].filter(Boolean).join(' · ')}
      </Text>
      <Group gap={0} justify="flex-end" wrap="nowrap">
        {moveButtons}
        <IconButton icon={Pencil} label={`Edit ${drink.name}`} onClick={onEdit} />
        <IconButton icon={X} color="red.7" label={`Remove ${drink.name} from the deck`} onClick={onRemove} />
      </Group>
    </Paper>
  );
}
