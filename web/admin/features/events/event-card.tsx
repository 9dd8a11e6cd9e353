import { Badge, Checkbox, Group, Stack, Text, Title, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Calendar,
  CalendarDays,
  Clock,
  Eye,
  EyeOff,
  MapPin,
  Ticket,
  Users,
  type LucideIcon,
  Pencil,
  Ban,
  CalendarSync,
  Copy,
  EllipsisVertical,
  Link,
  Send,
} from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { categoryLabel } from '@domain/event/category';
import { type EventStatus, type SeriesScope, statusColors, statusLabels } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { findUnconfirmedHoliday } from '@domain/event/opening-hours';
import { todayIn } from '@domain/time/zone';
import { formatEventDate, formatEventTime, formatAttendance, formatTicketPrice } from '../../../domain/event';
import { imageUrl } from '../../../ui/responsive-image';
import { deleteEvent, eventApi } from '../../api/events';
import { confirmDelete, confirm } from '../../components/confirm';
import { DeleteButton } from '../../components/data-table';
import { showDeletedToast, toast } from '../../components/toast';
import { useEventTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { copyStaffLink } from '../../lib/copy-text';
import { errorMessage } from '../../lib/error-message';
import { type EventHandlers, changeEventStatus } from './change-event-status';
import classes from './event-card.module.css';
import { describeSeries, SeriesScopeChoice } from './series-scope';
import { IconButton, SmallButton } from '../../components/buttons';

type EventMenuProps = { event: Event; handlers: Pick<EventHandlers, 'onDuplicate' | 'onRepeat'> };

function EventMenu({ event, handlers }: EventMenuProps) {
  const { _id, title, status } = event;
  const queryClient = useQueryClient();
  const setStatus = (next: EventStatus) => changeEventStatus(queryClient, event, next);
  const button = useRef<HTMLButtonElement>(null);
  /** A dialog returns the focus to where it was when it opened: the item will be gone by then. */
  const fromButton = (action: () => unknown) => () => {
    button.current?.focus();
    void action();
  };
  const handleCancel = async () => {
    if (await confirmCancel(event)) await setStatus('cancelled');
  };

  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <IconButton icon={EllipsisVertical} ref={button} label={`More actions for ${title}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'published' && (
          <Menu.Item leftSection={<Send size={16} />} onClick={fromButton(() => setStatus('published'))}>
            Publish
          </Menu.Item>
        )}
        {(status === 'draft' || status === 'published') && (
          <Menu.Item leftSection={<Ban size={16} />} color="red.7" onClick={fromButton(handleCancel)}>
            Cancel event…
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<Copy size={16} />} onClick={fromButton(() => handlers.onDuplicate(event))}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<CalendarSync size={16} />} onClick={fromButton(() => handlers.onRepeat(event))}>
          Repeat…
        </Menu.Item>
        <Menu.Item leftSection={<Link size={16} />} onClick={fromButton(() => copyStaffLink('events', _id))}>
          Copy link
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const confirmCancel = ({ title, status, isPublic }: Event) =>
  confirm({
    title: `Cancel ${title}?`,
    message:
      status === 'published' && isPublic
        ? 'Visitors will see it marked as cancelled until it would have ended.'
        : 'It is not on the site, so visitors will not notice.',
    confirmLabel: 'Cancel event',
    cancelLabel: 'Keep event',
    isDestructive: true,
  });

/** Deletes an event after confirmation, and offers to undo the delete. */
function useDeleteEvent({ _id, title, status, isPublic, series }: Event) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (scope: SeriesScope) => deleteEvent(_id, scope),
    onSuccess: ({ message, ids = [_id] }) =>
      showDeletedToast(
        'event',
        ids.map((id) => ({
          name: title,
          undo: () => eventApi.restore(id).finally(() => void eventApi.invalidate(queryClient)),
        })),
        message,
      ),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to delete event. Please try again.')),
    onSettled: () => eventApi.invalidate(queryClient),
  });

  const isOnSite = status === 'published' && isPublic;
  const message = isOnSite
    ? 'It disappears from the site at once. To tell visitors that it won’t take place, cancel it instead.'
    : 'Its photos are deleted too, unless another event uses them.';
  const confirmAndDelete = async () => {
    let scope: SeriesScope = 'this';
    const question = series && (
      <SeriesScopeChoice
        label="What do you want to delete?"
        onChange={(chosen) => {
          scope = chosen;
        }}
      />
    );
    const text = (
      <Stack gap="md">
        {message}
        {question}
      </Stack>
    );
    if (await confirmDelete(title, text)) mutate(scope);
  };
  return { deleteEvent: confirmAndDelete, isDeleting: isPending };
}

function EventActions({ event, handlers }: { event: Event; handlers: EventHandlers }) {
  const { title } = event;
  const { deleteEvent: handleDelete, isDeleting } = useDeleteEvent(event);

  return (
    <div className={classes.actions}>
      <SmallButton icon={Pencil} aria-label={`Edit ${title}`} mr="auto" onClick={() => handlers.onEdit(event)}>
        Edit
      </SmallButton>
      <DeleteButton name={title} isDeleting={isDeleting} onClick={() => void handleDelete()} />
      <EventMenu event={event} handlers={handlers} />
    </div>
  );
}

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
  const attendance = formatAttendance(event);
  const price = formatTicketPrice(event);
  return (
    <article
      className={classes.card}
      aria-label={event.title}
      data-selected={selection?.isSelected(event) || undefined}
    >
      <CardImage event={event} />
      {selection && <SelectCheckbox event={event} selection={selection} />}
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
          {event.series && <DetailItem icon={CalendarSync}>{describeSeries(event.series)}</DetailItem>}
          <DetailItem icon={MapPin}>{event.location || 'No location set'}</DetailItem>
          {attendance && <DetailItem icon={Users}>{attendance} attendees</DetailItem>}
          {price && <DetailItem icon={Ticket}>{price}</DetailItem>}
        </ul>
        <EventActions event={event} handlers={handlers} />
      </div>
    </article>
  );
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
        <Calendar size={40} strokeWidth={1.25} />
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
