import { Group, Skeleton, Text, Title, VisuallyHidden, Button, UnstyledButton, Badge, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, Store, CalendarPlus, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { hasEnded, isOngoing } from '@domain/event/schedule';
import { statusColors, statusLabels } from '@domain/event/constants';
import { inquiryKindLabels } from '@domain/inquiry/label';
import type { Inquiry } from '@domain/inquiry/schema';
import type { Tonight, TonightEvent } from '@domain/stats/schema';
import { listHoursRows } from '../../../domain/hours-rows';
import { taproomLabel, eventTaproomLabel } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/schema';
import { formatAge, formatLongDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { formatEventTime } from '../../../domain/event';
import { formatTaproomStatus, getTaproomStatus } from '../../../domain/taproom';
import { inquiryQueries } from '../../api/inquiries';
import { statsQueries } from '../../api/stats';
import { taproomQueries } from '../../api/taprooms';
import { EarlyClosing } from '../../components/hours/early-closing';
import { InstantDate } from '../../components/labels';
import { QueryState } from '../../components/query-state';
import { editTaproom } from '../../hooks/use-new-taproom';
import { useNow } from '../../../ui/use-now';
import { useActiveTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { formatCount } from '../../../domain/format';
import { previewInquiry } from '../../lib/inquiry-text';
import { navigate } from '../../shell/navigation';
import classes from './tonight.module.css';
import { SmallButton } from '../../components/buttons';

type PanelProps = {
  title: string;
  className?: string | undefined;
  /** Shown if there are no rows. */
  icon: LucideIcon;
  emptyText: string;
  emptyAction?: ReactNode;
  /** List items. */
  rows: ReactNode[];
  children?: ReactNode;
};

function Panel({ title, className, icon: Icon, emptyText, emptyAction, rows, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={`${classes.panel} ${className ?? ''}`}>
      <Title order={3} id={id} className={classes.title}>
        {title}
      </Title>
      {rows.length > 0 ? (
        <ul className={classes.list}>{rows}</ul>
      ) : (
        <div className={classes.empty}>
          <Icon size={22} strokeWidth={1.5} aria-hidden />
          <Text size="sm">{emptyText}</Text>
          {emptyAction}
        </div>
      )}
      {children}
    </Paper>
  );
}

const TonightEvents = ({ events, now }: { events: TonightEvent[]; now: Date }) => (
  <Panel
    title="Events"
    className={classes.events}
    icon={CalendarPlus}
    emptyText="No events today"
    emptyAction={<SmallButton onClick={() => void navigate({ page: 'events-new' })}>Add Event</SmallButton>}
    rows={events.map((event) => (
      <li key={event._id}>
        <EventRow event={event} now={now} />
      </li>
    ))}
  />
);

/** The badges. */
function listMarks({ status, isPublic }: TonightEvent, isNow: boolean, isOver: boolean) {
  const marks = [
    { text: statusLabels[status], color: statusColors[status], isShown: status !== 'published' },
    { text: 'Not public', color: 'gray', isShown: !isPublic },
    { text: 'Now', color: 'green', isShown: status === 'published' && isNow },
    { text: 'Ended', color: 'gray', isShown: isOver },
  ];
  return marks.filter(({ isShown }) => isShown);
}

function EventRow({ event, now }: { event: TonightEvent; now: Date }) {
  const { _id, title, tapRoom } = event;
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
        {listMarks(event, isOngoing(event, now, timeZone), isOver).map(({ text, color }) => (
          <Badge key={text} component="span" size="sm" color={color}>
            {text}
          </Badge>
        ))}
      </span>
    </UnstyledButton>
  );
}

function TonightHours() {
  const query = useQuery(taproomQueries.list());
  const now = useNow();
  const taprooms = query.data?.filter(({ isActive }) => isActive);
  const rows = taprooms?.map((taproom) => (
    <li key={taproom.slug}>
      <TaproomHours taproom={taproom} now={now} />
      <div className={classes.early}>
        <EarlyClosing taproom={taproom} now={now} />
      </div>
    </li>
  ));
  return (
    <Panel
      title="Hours"
      icon={Store}
      emptyText={rows ? 'No taprooms yet' : 'The hours could not be loaded'}
      rows={rows ?? (query.isError ? [] : [<LoadingHours key="loading" />])}
    />
  );
}

const LoadingHours = () => (
  <li>
    <div className={classes.row} role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height={42} />
    </div>
  </li>
);

function TaproomHours({ taproom, now }: { taproom: StaffTaproom; now: Date }) {
  const today = listHoursRows(taproom.openingHours, todayIn(taproom.timeZone, now)).find(({ isToday }) => isToday);
  const status = getTaproomStatus(taproom, now);
  const hasHours = status.kind !== 'coming-soon' && status.kind !== 'unknown';
  return (
    <UnstyledButton className={classes.row} onClick={() => editTaproom(taproom.slug)}>
      <Text span size="sm" fw={600} className={classes.taproom}>
        {taproomLabel(taproom)}
      </Text>
      <Text span size="sm">
        {hasHours && today?.text}
      </Text>
      <Text span size="sm" c="dimmed" className={classes.status}>
        {formatTaproomStatus(status)}
      </Text>
    </UnstyledButton>
  );
}

type OverdueProps = { inquiries: Tonight['overdueInquiries']; now: Date };

/** New inquiries that are older than 24 hours. */
const OverdueInquiries = ({ inquiries: { total, oldest }, now }: OverdueProps) => (
  <Panel
    title="Waiting Over 24 Hours"
    icon={MailCheck}
    emptyText="No inquiries are waiting"
    rows={oldest.map(({ _id, name, kind, createdAt }) => (
      <li key={_id}>
        <UnstyledButton className={classes.row} onClick={() => void navigate({ page: 'inbox', id: _id })}>
          <span className={classes.name}>
            <Text span size="sm" fw={600}>
              {name}
            </Text>
            <Text span size="sm" c="dimmed">
              {inquiryKindLabels[kind]}
            </Text>
          </span>
          <Text span size="sm" c="red.8" flex="none">
            {formatAge(createdAt, now)}
          </Text>
        </UnstyledButton>
      </li>
    ))}
  >
    {total > oldest.length && (
      <Button variant="subtle" size="xs" color="gray.8" m={6} onClick={() => void navigate({ page: 'inbox' })}>
        {formatCount(total - oldest.length)} more in the inbox
      </Button>
    )}
  </Panel>
);

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

export function RecentInquiries() {
  const query = useQuery(inquiryQueries.list({ limit: 5 }));
  const inquiries = query.data?.inquiries ?? [];

  return (
    <section aria-labelledby="recent-inquiries">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="recent-inquiries">
          Recent Inquiries
        </Title>
        <Button variant="subtle" size="xs" color="gray.8" onClick={() => void navigate({ page: 'inbox' })}>
          Open inbox
        </Button>
      </Group>
      <QueryState
        query={query}
        isEmpty={inquiries.length === 0}
        emptyText="No inquiries yet"
        errorText="Failed to load inquiries"
      >
        <Paper withBorder component="ul" className={classes.list}>
          {inquiries.map((inquiry) => (
            <li key={inquiry._id}>
              <InquiryRow inquiry={inquiry} />
            </li>
          ))}
        </Paper>
      </QueryState>
    </section>
  );
}

function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const { _id, kind, status, name, createdAt } = inquiry;
  return (
    <UnstyledButton
      className={`${classes.row} ${classes.inquiry}`}
      onClick={() => void navigate({ page: 'inbox', id: _id })}
    >
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" fw={status === 'new' ? 700 : 500} truncate>
          {name}
        </Text>
        {status === 'new' && (
          <Badge size="xs" variant="filled" flex="none">
            New
          </Badge>
        )}
        <Text size="xs" c="dimmed" ml="auto" flex="none">
          <span className={classes.kind}>{inquiryKindLabels[kind]} · </span>
          <InstantDate value={createdAt} />
        </Text>
      </Group>
      <Text size="sm" c="dimmed" lineClamp={1}>
        {previewInquiry(inquiry)}
      </Text>
    </UnstyledButton>
  );
}
