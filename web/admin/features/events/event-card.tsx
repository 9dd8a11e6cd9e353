/** An event as a card, with what is done outside of its form: change of status, copy, repeat, delete. */
import { Badge, Card, Center, Divider, Group, Image, Menu, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  Ban,
  Calendar,
  CalendarDays,
  CalendarSync,
  Clock,
  Copy,
  EllipsisVertical,
  Eye,
  EyeOff,
  Link,
  MapPin,
  Pencil,
  Send,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { categoryLabel } from '@domain/event/category';
import {
  seriesScopes,
  statusColors,
  statusLabels,
  type EventStatus,
  type RepeatInterval,
  type SeriesScope,
} from '@domain/event/constants';
import { findUnconfirmedHoliday } from '@domain/event/opening-hours';
import type { Event } from '@domain/event/schema';
import { todayIn } from '@domain/time/zone';
import { formatAttendance, formatEventDate, formatEventTime, formatTicketPrice } from '../../../domain/event';
import { imageUrl } from '../../../ui/responsive-image';
import { deleteEvent, eventApi } from '../../api/events';
import { IconButton, SmallButton } from '../../components/buttons';
import { confirm } from '../../components/confirm';
import { DeleteRecordButton, SelectCheckbox, type RowSelection } from '../../components/data-table';
import { showUndoToast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { useEventTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { copyStaffLink } from '../../lib/copy-text';

/** Opens the dialogs of the events page, for cards and the calendar. */
export type EventHandlers = Record<'onEdit' | 'onDuplicate' | 'onRepeat', (event: Event) => void>;

const doneTexts = {
  draft: 'is a draft again',
  published: 'is published',
  cancelled: 'is cancelled',
  completed: 'is completed',
} as const satisfies Record<EventStatus, string>;

const isOnSite = ({ status, isPublic }: Event) => status === 'published' && isPublic;

const confirmCancel = (event: Event) =>
  confirm({
    title: `Cancel ${event.title}?`,
    message: isOnSite(event)
      ? 'Visitors will see it marked as cancelled until it would have ended.'
      : 'It is not on the site, so visitors will not notice.',
    confirmLabel: 'Cancel event',
    cancelLabel: 'Keep event',
    isDestructive: true,
  });

/** Changes the status of an event, and offers to undo the change. Asks before it cancels one. */
export function useEventStatus() {
  const queryClient = useQueryClient();
  const { start } = useAction({
    run: ({ event, status }: Pick<Event, 'status'> & { event: Event }) => eventApi.save(event, { status }),
    question: async ({ event, status }) => status !== 'cancelled' || confirmCancel(event),
    onSuccess: (saved, { event }) =>
      showUndoToast({
        key: `event-status-${event._id}`,
        message: `“${event.title}” ${doneTexts[saved.status]}`,
        onUndo: () =>
          eventApi.save(saved, { status: event.status }).finally(() => void eventApi.invalidate(queryClient)),
      }),
    failureText: 'Failed to save event. Please try again.',
    invalidate: eventApi.invalidate,
  });
  return start;
}

const scopeLabels: Record<SeriesScope, string> = {
  this: 'This event',
  following: 'This and the following events',
  all: 'All upcoming events of the series',
};

type SeriesScopeChoiceProps = { label: string; onChange: (scope: SeriesScope) => void };

/** What a change of an event in a series applies to: at first, only to this event. */
export const SeriesScopeChoice = ({ label, onChange }: SeriesScopeChoiceProps) => (
  <Radio.Group<SeriesScope> label={label} defaultValue="this" onChange={onChange}>
    <Stack gap="xs" mt="xs">
      {seriesScopes.map((scope) => (
        <Radio key={scope} value={scope} label={scopeLabels[scope]} />
      ))}
    </Stack>
  </Radio.Group>
);

type EventActionsProps = { event: Event; handlers: EventHandlers };

function EventMenu({ event, handlers }: EventActionsProps) {
  const { _id, title, status } = event;
  const button = useRef<HTMLButtonElement>(null);
  const setStatus = useEventStatus();
  const renderItem = (label: string, Icon: LucideIcon, action: () => unknown, color?: string) => (
    <Menu.Item
      leftSection={<Icon size={16} />}
      color={color}
      onClick={() => {
        // A dialog returns the focus to where it was when it opened: the item will be gone by then.
        button.current?.focus();
        void action();
      }}
    >
      {label}
    </Menu.Item>
  );

  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <IconButton icon={EllipsisVertical} ref={button} label={`More actions for ${title}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'published' && renderItem('Publish', Send, () => setStatus({ event, status: 'published' }))}
        {(status === 'draft' || status === 'published') &&
          renderItem('Cancel event…', Ban, () => setStatus({ event, status: 'cancelled' }), 'red.7')}
        <Menu.Divider />
        {renderItem('Duplicate', Copy, () => handlers.onDuplicate(event))}
        {renderItem('Repeat…', CalendarSync, () => handlers.onRepeat(event))}
        {renderItem('Copy link', Link, () => copyStaffLink('events', _id))}
      </Menu.Dropdown>
    </Menu>
  );
}

function EventActions({ event, handlers }: EventActionsProps) {
  const { _id, title, series } = event;
  const scope = useRef<SeriesScope>('this');
  const describeDelete = () => {
    scope.current = 'this';
    return (
      <Stack gap="md">
        {isOnSite(event)
          ? 'It disappears from the site at once. To tell visitors that it won’t take place, cancel it instead.'
          : 'Its photos are deleted too, unless another event uses them.'}
        {series && (
          <SeriesScopeChoice label="What do you want to delete?" onChange={(chosen) => (scope.current = chosen)} />
        )}
      </Stack>
    );
  };
  return (
    <Group gap={4} wrap="nowrap">
      <SmallButton icon={Pencil} aria-label={`Edit ${title}`} mr="auto" onClick={() => handlers.onEdit(event)}>
        Edit
      </SmallButton>
      <DeleteRecordButton
        api={{ ...eventApi, remove: (id) => deleteEvent(id, scope.current) }}
        id={_id}
        name={title}
        message={describeDelete}
        failureText="Failed to delete event. Please try again."
      />
      <EventMenu event={event} handlers={handlers} />
    </Group>
  );
}

type EventCardsProps = {
  label: string;
  events: readonly Event[];
  handlers: EventHandlers;
  /** Dimmed while other events load. */
  isStale?: boolean;
  /** The calendar has none. */
  selection?: RowSelection<Event>;
};

export function EventCards({ label, events, isStale, ...cards }: EventCardsProps) {
  const [now] = useState(() => new Date());
  return (
    <SimpleGrid
      component="ul"
      minColWidth="min(100%, 270px)"
      spacing={16}
      opacity={isStale ? 0.6 : undefined}
      aria-label={label}
      aria-busy={isStale}
    >
      {events.map((event) => (
        <li key={event._id}>
          <EventCard event={event} now={now} {...cards} />
        </li>
      ))}
    </SimpleGrid>
  );
}

type EventCardProps = Pick<EventCardsProps, 'handlers' | 'selection'> & { event: Event; now: Date };

function EventCard({ event, now, handlers, selection }: EventCardProps) {
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

function listDetails(event: Event, today: string): [LucideIcon, string | null | undefined][] {
  const { series, location } = event;
  const attendance = formatAttendance(event);
  return [
    [CalendarDays, formatEventDate(event, today)],
    [Clock, formatEventTime(event) ?? 'No time'],
    [CalendarSync, series && (series.interval === null ? 'Part of a series' : intervalTexts[series.interval])],
    [MapPin, location || 'No location set'],
    [Users, attendance && `${attendance} attendees`],
    [Ticket, formatTicketPrice(event)],
  ];
}

function CardImage({ event: { images, status, isFeatured, isPublic } }: { event: Event }) {
  const [image] = images;
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
