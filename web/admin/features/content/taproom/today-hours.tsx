import { Group, Text } from '@mantine/core';
import type { StaffTaproom } from '@domain/taproom/schema';
import { formatTaproomStatus, getTaproomStatus } from '../../../../domain/taproom';
import { EarlyClosing } from '../../../components/hours/early-closing';
import { useNow } from '../../../hooks/use-now';
import { useTaprooms } from '../../../hooks/use-taprooms';
import classes from './taproom.module.css';

/** What the site says now, from the saved hours, and closing early. */
export function TodayHours({ slug }: Pick<StaffTaproom, 'slug'>) {
  const taproom = useTaprooms().find((candidate) => candidate.slug === slug);
  const now = useNow();
  if (!taproom?.isActive) return null;
  return (
    <Group gap="xs" justify="space-between" className={classes.today}>
      <Text size="sm">
        The site says: <b>{formatTaproomStatus(getTaproomStatus(taproom, now))}</b>
      </Text>
      <EarlyClosing taproom={taproom} now={now} />
    </Group>
  );
}
