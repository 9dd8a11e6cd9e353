import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { TapAction } from '@domain/tap/constants';
import { levelLabels, tapTitle } from '@domain/tap/display';
import type { StaffTapList, TapChange } from '@domain/tap/schema';
import { formatMomentAgo } from '@domain/tap/freshness';
import { presses, tapQueries } from '../../api/taps';
import { FormSection } from '../../components/form-parts';
import { QueryState } from '../../components/query-state';
import { useNow } from '../../../ui/use-now';
import classes from './taps.module.css';
import { usePress } from './use-press';

// A press in one line, for lists of changes.

type Described = Pick<TapChange, 'action' | 'tap' | 'level' | 'previous' | 'next'>;

const onTap = ({ tap }: Described) => (tap ? ` on ${tapTitle(tap)}` : '');
const offTap = ({ tap }: Described) => (tap ? ` from ${tapTitle(tap)}` : ' off');
const drinkOf = ({ previous, next }: Described) => next ?? previous ?? 'A drink';

const descriptions: Record<TapAction, (change: Described) => string> = {
  swap: (change) =>
    change.previous
      ? `${drinkOf(change)} replaced ${change.previous}${onTap(change)}`
      : `${drinkOf(change)} went on${change.tap ? ` ${tapTitle(change.tap)}` : ''}`,
  kick: (change) => `${change.previous ?? 'The keg'} was taken${offTap(change)}`,
  level: (change) =>
    change.level === null
      ? `The level of ${drinkOf(change)}${onTap(change)} was changed`
      : `${drinkOf(change)}${onTap(change)} was set to ${levelLabels[change.level]}`,
  'on-deck': (change) =>
    change.next
      ? `${change.next} was put on deck`
      : change.previous
        ? `${change.previous} was removed from deck`
        : 'The order on deck was changed',
  edit: (change) => `${drinkOf(change)}${onTap(change)} was edited`,
  check: () => 'The list was confirmed',
};

/** `Helles replaced Porter on Tap 7`. */
export const describeChange = (change: Described) => descriptions[change.action](change);

const shownChanges = 10;

/** Who changed what and when; the latest change can be undone. */
export function RecentChanges({ tapList }: { tapList: StaffTapList }) {
  const { slug, timeZone } = tapList.taproom;
  const query = useQuery(tapQueries.changes(slug, shownChanges));
  const changes = query.data ?? [];
  const now = useNow();
  const { press, isPending } = usePress(slug);
  return (
    <FormSection title="Recent Changes">
      <QueryState
        query={query}
        isEmpty={changes.length === 0}
        emptyText="No changes yet"
        errorText="Failed to load the changes"
      >
        <Stack component="ol" gap="xs">
          {changes.map((change, index) => (
            <Group component="li" key={change._id} gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
              <Box miw={0}>
                <Text size="sm" c={change.undoneAt ? 'dimmed' : undefined} className={classes.name}>
                  {describeChange(change)}
                  {change.undoneAt !== null && ' (undone)'}
                </Text>
                <Text size="xs" c="dimmed">
                  {[formatMomentAgo(change.pressedAt, timeZone, now), change.by].filter(Boolean).join(' · ')}
                </Text>
              </Box>
              {index === 0 && change.undoneAt === null && (
                <Button
                  size="compact-xs"
                  variant="default"
                  flex="none"
                  leftSection={<Undo2 size={12} />}
                  loading={isPending}
                  onClick={() => void press(presses.undo(change.key), 'Failed to undo. Please try again.')}
                >
                  Undo
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      </QueryState>
    </FormSection>
  );
}
