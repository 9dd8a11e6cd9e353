import { Badge, Button, Text, UnstyledButton } from '@mantine/core';
import { formatEventTime } from '../../../domain/event';
import { hasEnded, isOngoing } from '@domain/event/schedule';
import { statusColors, statusLabels } from '@domain/event/status';
import type { TonightEvent } from '@domain/stats/tonight';
import { eventTaproomLabel } from '@domain/taproom/label';
import { CalendarPlus } from 'lucide-react';
import { useActiveTaprooms } from '../../hooks/use-taprooms';
import { useEventTimeZone } from '../../hooks/use-time-zone';
import { navigate } from '../../shell/navigation';
import { EmptyPanel, TonightPanel } from './tonight-panel';
import classes from './tonight.module.css';

export function TonightEvents({ events, now }: { events: TonightEvent[]; now: Date }) {
  return (
    <TonightPanel title="Events" className={classes.events}>
      {events.length === 0 ? (
        <EmptyPanel icon={CalendarPlus} text="No events today">
          <Button size="xs" variant="default" onClick={() => void navigate({ page: 'events-new' })}>
            Add Event
          </Button>
        </EmptyPanel>
      ) : (
        <ul className={classes.list}>
          {events.map((event) => (
            <li key={event._id}>
              <EventRow event={event} now={now} />
            </li>
          ))}
        </ul>
      )}
    </TonightPanel>
  );
}

function EventRow({ event, now }: { event: TonightEvent; now: Date }) {
  const { _id, title, tapRoom, status, isPublic } = event;
  const taprooms = useActiveTaprooms();
  const timeZone = useEventTimeZone(tapRoom);
  const isOver = hasEnded(event, now, timeZone);
  return (
    <UnstyledButton
      className={classes.row}
      mod={{ over: isOver }}
      onClick={() => void navigate({ page: 'events', id: _id })}
    >
      <Text span size="sm" className={classes.time}>
        {formatEventTime(event) ?? 'No time'}
      </Text>
      <span className={classes.name}>
        <Text span size="sm" fw={600}>
          {title}
        </Text>
        <Text span size="sm" c="dimmed">
          {eventTaproomLabel(tapRoom, taprooms)}
        </Text>
      </span>
      <span className={classes.badges}>
        {status !== 'published' && (
          <Badge component="span" size="sm" color={statusColors[status]}>
            {statusLabels[status]}
          </Badge>
        )}
        {!isPublic && (
          <Badge component="span" size="sm" color="gray">
            Not public
          </Badge>
        )}
        {status === 'published' && isOngoing(event, now, timeZone) && (
          <Badge component="span" size="sm" color="green">
            Now
          </Badge>
        )}
        {isOver && (
          <Badge component="span" size="sm" color="gray">
            Ended
          </Badge>
        )}
      </span>
    </UnstyledButton>
  );
}
