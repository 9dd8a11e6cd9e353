import { Badge, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tapTitle } from '@domain/tap/display';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { formatShortDate } from '@domain/time/format';
import { addDays, parsePlainDate } from '@domain/time/plain-date';
import { parseTime } from '@domain/time/time-of-day';
import { fromZonedDateTime, todayIn } from '@domain/time/zone';
import { useState } from 'react';
import { tapQueries } from '../../../api/taps';
import { QueryState } from '../../../components/query-state';
import { pluralize } from '../../../lib/pluralize';
import classes from './taps-section.module.css';

/** A time at which most taprooms are open. */
const evening = '19:00';

type TapsOnProps = { taproom: StaffTaproom; today: string };

/** What the taps poured at a chosen time. */
export function TapsOn({ taproom: { slug, name, timeZone }, today }: TapsOnProps) {
  const [date, setDate] = useState(() => addDays(today, -1));
  const [time, setTime] = useState(evening);
  const day = parsePlainDate(date);
  const timeOfDay = parseTime(time);
  const at = day && timeOfDay ? fromZonedDateTime(timeZone, day, timeOfDay).toISOString() : null;
  const query = useQuery({
    ...tapQueries.on(slug, at ?? ''),
    enabled: at !== null,
    placeholderData: keepPreviousData,
  });
  const pourings = query.data ?? [];

  return (
    <Paper component="section" withBorder p="md" id="what-was-on" aria-labelledby="taps-on">
      <Title order={3} fz="h2" id="taps-on" mb="xs">
        What Was On
      </Title>
      <Group gap="xs" mb="sm">
        <TextInput
          type="date"
          label="Day"
          max={today}
          value={date}
          error={day === null ? 'Please enter a date' : undefined}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <TextInput
          type="time"
          label="Time"
          value={time}
          error={timeOfDay === null ? 'Please enter a time' : undefined}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </Group>
      {at !== null && (
        <QueryState
          query={query}
          isEmpty={pourings.length === 0}
          emptyText={`Nothing was on at ${name} then`}
          errorText="Failed to load what was on"
        >
          {/* Scrollable regions must be focusable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul className={classes.list} aria-label="What was on" tabIndex={0}>
            {pourings.map(({ _id, tap, drink, tappedAt, days }) => (
              <li key={_id}>
                <Text span size="sm" fw={600} className={classes.name}>
                  {tap ? tapTitle(tap) : '–'}
                </Text>
                <Text span size="sm" className={classes.name}>
                  {drink.name} {drink.isGuest && <Badge size="xs">Guest</Badge>}
                </Text>
                <Text span size="sm" c="dimmed">
                  {[tappedAt && formatShortDate(todayIn(timeZone, new Date(tappedAt))), pluralize(days, 'day')]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </ul>
        </QueryState>
      )}
    </Paper>
  );
}
