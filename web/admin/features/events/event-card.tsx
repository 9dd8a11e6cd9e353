import { Badge, Card, Checkbox, Divider, Group, Text, Title } from '@mantine/core';
import {
  Calendar,
  CalendarDays,
  CalendarSync,
  Clock,
  Eye,
  EyeOff,
  MapPin,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { categoryLabel } from '@domain/event/category';
import { statusColors, statusLabels, type RepeatInterval } from '@domain/event/constants';
import { findUnconfirmedHoliday } from '@domain/event/opening-hours';
import type { Event } from '@domain/event/schema';
import { todayIn } from '@domain/time/zone';
import { formatAttendance, formatEventDate, formatEventTime, formatTicketPrice } from '../../../domain/event';
import { imageUrl } from '../../../ui/responsive-image';
import { useEventTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { EventActions, type EventHandlers } from './event-actions';
import classes from './events.module.css';

export type EventSelection = {
  isSelected: (event: Event) => boolean;
  /** `isRange`: with Shift, for all events from the one that was toggled before. */
  onToggle: (id: string, options: { isSelected: boolean; isRange: boolean }) => void;
};

type EventCardProps = {
  event: Event;
  now: Date;
  handlers: EventHandlers;
  /** The calendar has none. */
  selection?: EventSelection;
};

export function EventCard({ event, now, handlers, selection }: EventCardProps) {
  const { title, description, category, tapRoom, status } = event;
  const today = todayIn(useEventTimeZone(tapRoom), now);
  const holiday = findUnconfirmedHoliday(event, useEventTaprooms(tapRoom), today);
  return (
    <Card
      component="article"
      withBorder
      h="100%"
      padding="sm"
      className={classes.card}
      aria-label={title}
      data-selected={selection?.isSelected(event) || undefined}
    >
      {/* Mantine finds it only among the direct children. */}
      <Card.Section className={classes.media}>
        <CardImage event={event} />
      </Card.Section>
      {selection && <SelectCheckbox event={event} selection={selection} />}
      <Group gap={6} mt="sm">
        <Badge size="sm" variant="default" fw={500}>
          {categoryLabel(category)}
        </Badge>
        <Badge size="sm" variant="default" fw={500}>
          {tapRoom}
        </Badge>
        {holiday && status !== 'cancelled' && (
          <Badge size="sm" color="yellow.9">
            {holiday}: hours not confirmed
          </Badge>
        )}
      </Group>
      <Title order={3} size="h2" lh={1.2} my="xs" lineClamp={4} title={title}>
        {title}
      </Title>
      {description && (
        <Text size="sm" c="dimmed" mb="xs" lineClamp={5} className={classes.description}>
          {description}
        </Text>
      )}
      <ul className={classes.details}>
        {listDetails(event, today).map(
          ([Icon, text]) =>
            text && (
              <Text key={text} component="li" size="sm">
                <Icon size={15} aria-hidden />
                {text}
              </Text>
            ),
        )}
      </ul>
      <Divider color="gray.2" my="xs" />
      <EventActions event={event} handlers={handlers} />
    </Card>
  );
}

const intervalTexts: Record<RepeatInterval, string> = {
  week: 'Repeats every week',
  'two-weeks': 'Repeats every two weeks',
  'month-date': 'Repeats every month',
  'month-weekday': 'Repeats every month',
};

const describeSeries = ({ interval }: NonNullable<Event['series']>) =>
  interval === null ? 'Part of a series' : intervalTexts[interval];

function listDetails(event: Event, today: string): [LucideIcon, string | null | undefined][] {
  const attendance = formatAttendance(event);
  return [
    [CalendarDays, formatEventDate(event, today)],
    [Clock, formatEventTime(event) ?? 'No time'],
    [CalendarSync, event.series && describeSeries(event.series)],
    [MapPin, event.location || 'No location set'],
    [Users, attendance && `${attendance} attendees`],
    [Ticket, formatTicketPrice(event)],
  ];
}

const SelectCheckbox = ({ event, selection }: { event: Event; selection: EventSelection }) => (
  <Checkbox
    className={classes.select}
    aria-label={`Select ${event.title}`}
    checked={selection.isSelected(event)}
    onChange={({ currentTarget, nativeEvent }) =>
      selection.onToggle(event._id, {
        isSelected: currentTarget.checked,
        isRange: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
      })
    }
  />
);

function CardImage({ event: { images, status, isFeatured, isPublic } }: { event: Event }) {
  const image = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  const VisibilityIcon = isPublic ? Eye : EyeOff;
  const visibility = isPublic ? 'Public' : 'Not public';
  return (
    <>
      {image ? (
        <img src={imageUrl(image.url, 480)} alt={image.alt ?? ''} loading="lazy" />
      ) : (
        <Calendar size={40} strokeWidth={1.25} />
      )}
      <Group gap={4} className={classes.badges}>
        <Badge color={statusColors[status]}>{statusLabels[status]}</Badge>
        {isFeatured && <Badge variant="filled">Featured</Badge>}
      </Group>
      <span className={classes.visibility} title={visibility}>
        <VisibilityIcon size={16} role="img" aria-label={visibility} />
      </span>
    </>
  );
}
