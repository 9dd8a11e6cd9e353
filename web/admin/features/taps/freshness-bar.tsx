import { Alert, Button, Group, Text } from '@mantine/core';
import { formatFreshnessAge } from '@domain/tap/freshness-text';
import { isStaleTapList } from '@domain/tap/freshness';
import type { StaffTapList } from '@domain/tap/tap-list';
import { CheckCheck, TriangleAlert } from 'lucide-react';
import { presses } from '../../api/taps';
import { useNow } from '../../hooks/use-now';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import classes from './taps.module.css';
import { usePress } from './use-press';

const formatInterval = (hours: number) => (hours === 1 ? 'every hour' : `every ${hours} hours`);

/** When the list was last confirmed, and the button that confirms it. */
export function FreshnessBar({ tapList }: { tapList: StaffTapList }) {
  const now = useNow();
  const { taproom, checkedAt, checkedBy } = tapList;
  const { send, offerUndo, isPending } = usePress(taproom.slug);
  const isStale = isStaleTapList(tapList, taproom.maxAgeHours, now);

  const check = () =>
    void send(presses.check())
      .then((response) => offerUndo(response, 'The list is confirmed'))
      .catch((error: unknown) => toast.error(errorMessage(error, 'Failed to confirm the list. Please try again.')));

  const text = [
    formatFreshnessAge(tapList, now) ?? 'Nothing has been on yet',
    checkedAt && checkedBy && `by ${checkedBy}`,
  ]
    .filter(Boolean)
    .join(' ');
  const button = (
    <Button
      variant={isStale ? 'filled' : 'default'}
      leftSection={<CheckCheck size={16} aria-hidden />}
      loading={isPending}
      onClick={check}
    >
      All Still True
    </Button>
  );

  if (!isStale) {
    return (
      <Group justify="space-between" gap="xs" className={classes.freshness}>
        <Text size="sm">{text}</Text>
        {button}
      </Group>
    );
  }
  return (
    <Alert
      color="yellow"
      mb="md"
      role="region"
      aria-label="Reminder"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={`Is this list still true? ${text}`}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" className={classes.reminder}>
          {taproom.name} checks its list {formatInterval(taproom.maxAgeHours ?? 0)}. Compare it with the taps, then
          confirm it: visitors read when it was last checked.
        </Text>
        {button}
      </Group>
    </Alert>
  );
}
