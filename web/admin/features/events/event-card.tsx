import { Badge, Group, Text, Title } from '@mantine/core';
import { categoryLabel } from '@domain/event/category';
import { formatEventDate, formatEventTime, formatAttendance, formatTicketPrice } from '../../../domain/event';
import type { Event } from '@domain/event/event';
import { findUnconfirmedHoliday } from '@domain/event/opening-hours';
import { statusColors, statusLabels } from '@domain/event/status';
import { todayIn } from '@domain/time/zone';
import { Calendar, CalendarDays, Clock, Eye, EyeOff, MapPin, Ticket, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../ui/responsive-image';
import { useEventTaprooms } from '../../hooks/use-taprooms';
import { useEventTimeZone } from '../../hooks/use-time-zone';
import { EventActions } from './event-actions';
import classes from './event-card.module.css';
import type { EventHandlers } from './event-handlers';

type EventCardProps = { event: Event; now: Date; handlers: EventHandlers };

export function EventCard({ event, now, handlers }: EventCardProps) {
  const attendance = formatAttendance(event);
  const price = formatTicketPrice(event);
  return (
    <article className={classes.card} aria-label={event.title}>
      <CardImage event={event} />
      <div className={classes.body}>
        <Group gap={6}>
          <Badge size="sm" variant="default" fw={500}>
            {categoryLabel(event.category)}
          </Badge>
          <Badge size="sm" variant="default" fw={500}>
            {event.tapRoom}
          </Badge>
          <HolidayBadge event={event} now={now} />
        </Group>
        <Title order={3} lineClamp={4} title={event.title} className={classes.title}>
          {event.title}
        </Title>
        {event.description && (
          <Text size="sm" c="dimmed" lineClamp={5} className={classes.description}>
            {event.description}
          </Text>
        )}
        <ul className={classes.details}>
          <DetailItem icon={CalendarDays}>
            {formatEventDate(event, todayIn(useEventTimeZone(event.tapRoom), now))}
          </DetailItem>
          <DetailItem icon={Clock}>{formatEventTime(event) ?? 'No time'}</DetailItem>
          <DetailItem icon={MapPin}>{event.location || 'No location set'}</DetailItem>
          {attendance && <DetailItem icon={Users}>{attendance} attendees</DetailItem>}
          {price && <DetailItem icon={Ticket}>{price}</DetailItem>}
        </ul>
        <EventActions event={event} handlers={handlers} />
      </div>
    </article>
  );
}

/** Marks an event on a holiday for which staff have not confirmed the hours of its taproom. */
function HolidayBadge({ event, now }: { event: Event; now: Date }) {
  const today = todayIn(useEventTimeZone(event.tapRoom), now);
  const holiday = findUnconfirmedHoliday(event, useEventTaprooms(event.tapRoom), today);
  if (!holiday || event.status === 'cancelled') return null;
  return (
    <Badge size="sm" color="yellow.9" variant="light">
      {holiday}: hours not confirmed
    </Badge>
  );
}

function CardImage({ event: { images, status, isFeatured, isPublic } }: { event: Event }) {
  const image = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  const VisibilityIcon = isPublic ? Eye : EyeOff;
  return (
    <div className={classes.media}>
      {image ? (
        <img src={imageUrl(image.url, 480)} alt={image.alt ?? ''} loading="lazy" className={classes.image} />
      ) : (
        <Calendar size={40} strokeWidth={1.25} aria-hidden />
      )}
      <div className={classes.badges}>
        <Badge color={statusColors[status]}>{statusLabels[status]}</Badge>
        {isFeatured && <Badge variant="filled">Featured</Badge>}
      </div>
      <span className={classes.visibility} title={isPublic ? 'Public' : 'Not public'}>
        <VisibilityIcon size={16} role="img" aria-label={isPublic ? 'Public' : 'Not public'} />
      </span>
    </div>
  );
}

const DetailItem = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Icon size={15} aria-hidden />
    <Text span size="sm">
      {children}
    </Text>
  </li>
);
