import { Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatLongDate } from '@domain/time/format';
import { statsQueries } from '../../api/stats';
import { OverdueInquiries } from './overdue-inquiries';
import { TonightEvents } from './tonight-events';
import { TonightHours } from './tonight-hours';
import classes from './tonight.module.css';

/** Today's events and hours of all taprooms, and the inquiries that have waited for too long. */
export function TonightSection() {
  const query = useQuery(statsQueries.dashboard());
  const tonight = query.data?.tonight;
  const now = new Date(query.dataUpdatedAt);

  return (
    <section aria-labelledby="tonight">
      <Group gap="xs" mb="xs" align="baseline">
        <Title order={2} id="tonight">
          Tonight
        </Title>
        {tonight && (
          <Text size="sm" c="dimmed">
            {formatLongDate(tonight.date)}
          </Text>
        )}
      </Group>
      {tonight ? (
        <div className={classes.panels}>
          <TonightEvents events={tonight.events} now={now} />
          <TonightHours />
          <OverdueInquiries inquiries={tonight.overdueInquiries} now={now} />
        </div>
      ) : (
        <MissingTonight hasFailed={query.isError} />
      )}
    </section>
  );
}

/** Try Again is offered with the counts, which come with the same response. */
function MissingTonight({ hasFailed }: { hasFailed: boolean }) {
  if (hasFailed) return <Text c="dimmed">Today’s events and inquiries could not be loaded.</Text>;
  return (
    <div className={classes.panels} role="status" aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height={148} className={classes.events} />
      <Skeleton height={148} />
      <Skeleton height={148} />
    </div>
  );
}
