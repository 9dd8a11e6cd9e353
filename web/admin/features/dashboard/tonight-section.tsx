import { Group, Skeleton, Text, Title, VisuallyHidden, Button, UnstyledButton, Badge, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, Store, CalendarPlus, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { hasEnded, isOngoing } from '@domain/event/schedule';
import { statusColors, statusLabels } from '@domain/event/constants';
import { inquiryKindLabels } from '@domain/inquiry/label';
import type { Tonight, TonightEvent } from '@domain/stats/schema';
import { listHoursRows } from '../../../domain/hours-rows';
import { taproomLabel, eventTaproomLabel } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/schema';
import { formatAge, formatLongDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { formatEventTime } from '../../../domain/event';
import { formatTaproomStatus, getTaproomStatus } from '../../../domain/taproom';
import { statsQueries } from '../../api/stats';
import { taproomQueries } from '../../api/taprooms';
import { EarlyClosing } from '../../components/hours/early-closing';
import { saveListFilters } from '../../hooks/use-list-filters';
import { useNow } from '../../../ui/use-now';
import { useActiveTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { formatCount } from '../../../domain/format';
import { navigate } from '../../shell/navigation';
import classes from './tonight.module.css';
import { SmallButton } from '../../components/buttons';

type TonightPanelProps = { title: string; className?: string; children: ReactNode };

function TonightPanel({ title, className, children }: TonightPanelProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={`${classes.panel} ${className ?? ''}`}>
      <Title order={3} id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}

type EmptyPanelProps = { icon: LucideIcon; text: string; children?: ReactNode };

const EmptyPanel = ({ icon: Icon, text, children }: EmptyPanelProps) => (
  <div className={classes.empty}>
    <Icon size={22} strokeWidth={1.5} aria-hidden />
    <Text size="sm">{text}</Text>
    {children}
  </div>
);

function TonightEvents({ events, now }: { events: TonightEvent[]; now: Date }) {
  return (
    <TonightPanel title="Events" className={classes.events}>
      {events.length === 0 ? (
        <EmptyPanel icon={CalendarPlus} text="No events today">
          <SmallButton onClick={() => void navigate({ page: 'events-new' })}>Add Event</SmallButton>
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

const TonightHours = () => (
  <TonightPanel title="Hours">
    <Taprooms />
  </TonightPanel>
);

function Taprooms() {
  const query = useQuery(taproomQueries.list());
  const now = useNow();
  const taprooms = query.data?.filter(({ isActive }) => isActive);
  if (query.isError && !taprooms) return <EmptyPanel icon={Store} text="The hours could not be loaded" />;
  if (!taprooms) return <LoadingHours />;
  if (taprooms.length === 0) return <EmptyPanel icon={Store} text="No taprooms yet" />;
  return (
    <ul className={classes.list}>
      {taprooms.map((taproom) => (
        <li key={taproom.slug}>
          <TaproomHours taproom={taproom} now={now} />
          <div className={classes.early}>
            <EarlyClosing taproom={taproom} now={now} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const LoadingHours = () => (
  <div className={classes.row} role="status">
    <VisuallyHidden>Loading…</VisuallyHidden>
    <Skeleton height={42} />
  </div>
);

function TaproomHours({ taproom, now }: { taproom: StaffTaproom; now: Date }) {
  const today = listHoursRows(taproom.openingHours, todayIn(taproom.timeZone, now)).find(({ isToday }) => isToday);
  const status = getTaproomStatus(taproom, now);
  const hasHours = status.kind !== 'coming-soon' && status.kind !== 'unknown';
  return (
    <UnstyledButton className={classes.row} onClick={() => openHours(taproom.slug)}>
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

/** The tab of the taproom in Content. */
function openHours(slug: string) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' });
}

/** New inquiries that are older than 24 hours. */
function OverdueInquiries({
  inquiries: { total, oldest },
  now,
}: {
  inquiries: Tonight['overdueInquiries'];
  now: Date;
}) {
  return (
    <TonightPanel title="Waiting Over 24 Hours">
      {total === 0 ? (
        <EmptyPanel icon={MailCheck} text="No inquiries are waiting" />
      ) : (
        <ul className={classes.list}>
          {oldest.map(({ _id, name, kind, createdAt }) => (
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
        </ul>
      )}
      {total > oldest.length && (
        <Button variant="subtle" size="xs" color="gray.8" m={6} onClick={() => void navigate({ page: 'inbox' })}>
          {formatCount(total - oldest.length)} more in the inbox
        </Button>
      )}
    </TonightPanel>
  );
}

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
