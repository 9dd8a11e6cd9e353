import { Badge, Card, Center, Divider, Group, Image, Stack, Text, Title } from '@mantine/core';
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
import { SelectCheckbox, type RowSelection } from '../../components/data-table';
import { EventActions, type EventHandlers } from './event-actions';

type EventCardProps = {
  event: Event;
  now: Date;
  handlers: EventHandlers;
  /** The calendar has none. */
  selection?: RowSelection<Event>;
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
      bg="var(--mantine-color-body)"
      style={{ overflowWrap: 'anywhere', boxShadow: selection?.isSelected(event) ? selectedRing : undefined }}
      aria-label={title}
    >
      {/* Mantine finds it only among the direct children. */}
      <Card.Section pos="relative" h={140} flex="none" c="gray.5" bg="gray.2">
        <CardImage event={event} />
      </Card.Section>
      {selection && (
        // Over the lower left corner of the image. The padding makes it large enough for fingers.
        <SelectCheckbox row={event} selection={selection} pos="absolute" top={96} left={0} p="12px 12px 8px 8px" />
      )}
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
        <Text size="sm" c="dimmed" mb="xs" lineClamp={5} style={{ whiteSpace: 'pre-line' }}>
          {description}
        </Text>
      )}
      <Stack component="ul" gap={4} mb="auto">
        {listDetails(event, today).map(
          ([Icon, text]) =>
            text && (
              <Group component="li" key={text} gap={8} align="baseline" wrap="nowrap" fz="sm" lh="sm">
                <Icon size={15} aria-hidden style={detailIconStyle} />
                <span>{text}</span>
              </Group>
            ),
        )}
      </Stack>
      <Divider color="gray.2" my="xs" />
      <EventActions event={event} handlers={handlers} />
    </Card>
  );
}

const selectedRing = '0 0 0 2px var(--mantine-primary-color-filled)';

const detailIconStyle = { flex: 'none', color: 'var(--mantine-color-dimmed)', translate: '0 2px' };

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

function CardImage({ event: { images, status, isFeatured, isPublic } }: { event: Event }) {
  const image = images.find(({ isPrimary }) => isPrimary) ?? images[0];
  const VisibilityIcon = isPublic ? Eye : EyeOff;
  const visibility = isPublic ? 'Public' : 'Not public';
  return (
    <>
      {image ? (
        <Image src={imageUrl(image.url, 480)} alt={image.alt ?? ''} loading="lazy" h={140} />
      ) : (
        <Center h={140}>
          <Calendar size={40} strokeWidth={1.25} />
        </Center>
      )}
      <Group gap={4} pos="absolute" top={8} left={8}>
        <Badge color={statusColors[status]}>{statusLabels[status]}</Badge>
        {isFeatured && <Badge variant="filled">Featured</Badge>}
      </Group>
      <Center
        pos="absolute"
        top={8}
        right={8}
        w={28}
        h={28}
        c="gray.9"
        bg="var(--mantine-color-body)"
        bdrs="50%"
        title={visibility}
      >
        <VisibilityIcon size={16} role="img" aria-label={visibility} />
      </Center>
    </>
  );
}
