import {
  Badge,
  Box,
  Button,
  Grid,
  Group,
  Paper,
  Skeleton,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
  type UnstyledButtonProps,
} from '@mantine/core';
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
import { inquiryQueries } from '../../api/inquiries';
import { statsQueries } from '../../api/stats';
import { taproomQueries } from '../../api/taprooms';
import { Section } from '../../components/form-parts';
import { EarlyClosing } from '../../components/hours/early-closing';
import { InstantDate } from '../../components/labels';
import { QueryState } from '../../components/query-state';
import { useNow } from '../../../ui/use-now';
import { editTaproom, useActiveTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { formatCount } from '../../../domain/format';
import { previewInquiry } from '../../lib/inquiry-text';
import { navigate } from '../../shell/navigation';
import classes from './tonight.module.css';
import { SmallButton } from '../../components/buttons';

const wrapAnywhere = { overflowWrap: 'anywhere' } as const;

type PanelProps = {
  title: string;
  /** Shown if there are no rows. */
  icon: LucideIcon;
  emptyText: string;
  emptyAction?: ReactNode;
  rows: ReactNode[];
  children?: ReactNode;
};

function Panel({ title, icon: Icon, emptyText, emptyAction, rows, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder h="100%" aria-labelledby={id}>
      <Stack gap={0} h="100%">
        <Title order={3} id={id} px={14} pt={10} pb={6}>
          {title}
        </Title>
        {rows.length > 0 ? (
          <ul className="divided-list">{rows}</ul>
        ) : (
          <Stack flex={1} gap={8} px={14} pt={8} pb={18} align="center" justify="center" c="dimmed" ta="center">
            <Icon size={22} strokeWidth={1.5} aria-hidden />
            <Text>{emptyText}</Text>
            {emptyAction}
          </Stack>
        )}
        {children}
      </Stack>
    </Paper>
  );
}

type RowProps = UnstyledButtonProps & { onClick: () => void; below?: ReactNode; children: ReactNode };

const Row = ({ below, ...button }: RowProps) => (
  <li>
    <UnstyledButton className={classes.row} {...button} />
    <Box className={classes.below} px={14} pb={10}>
      {below}
    </Box>
  </li>
);

type RowNameProps = { name: string; detail: string; isOver?: boolean };

const RowName = ({ name, detail, isOver }: RowNameProps) => (
  <Group component="span" flex={1} miw={0} gap="0 8px" align="baseline" style={wrapAnywhere}>
    <Text span fw={600} c={isOver ? 'dimmed' : undefined}>
      {name}
    </Text>
    <Text span c="dimmed">
      {detail}
    </Text>
  </Group>
);

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
    <Row onClick={() => void navigate({ page: 'events', id: _id })}>
      <Text
        span
        c={isOver ? 'dimmed' : undefined}
        flex="none"
        // On phones, the time is a line of its own.
        w={{ base: '100%', xs: 150 }}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {formatEventTime(event) ?? 'No time'}
      </Text>
      <RowName name={title} detail={eventTaproomLabel(tapRoom, taprooms)} isOver={isOver} />
      <Group component="span" flex="none" gap={4} wrap="nowrap">
        {listMarks(event, isOngoing(event, now, timeZone), isOver).map(({ text, color }) => (
          <Badge key={text} component="span" size="sm" color={color}>
            {text}
          </Badge>
        ))}
      </Group>
    </Row>
  );
}

const LoadingRow = () => (
  <li>
    <div className={classes.row} role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height={42} />
    </div>
  </li>
);

function TonightHours() {
  const query = useQuery(taproomQueries.list());
  const now = useNow();
  const rows = query.data
    ?.filter(({ isActive }) => isActive)
    .map((taproom) => <TaproomHours key={taproom.slug} taproom={taproom} now={now} />);
  return (
    <Panel
      title="Hours"
      icon={Store}
      emptyText={rows ? 'No taprooms yet' : 'The hours could not be loaded'}
      rows={rows ?? (query.isError ? [] : [<LoadingRow key="loading" />])}
    />
  );
}

function TaproomHours({ taproom, now }: { taproom: StaffTaproom; now: Date }) {
  const today = listHoursRows(taproom.openingHours, todayIn(taproom.timeZone, now)).find(({ isToday }) => isToday);
  const status = getTaproomStatus(taproom, now);
  const hasHours = status.kind !== 'coming-soon' && status.kind !== 'unknown';
  return (
    <Row onClick={() => editTaproom(taproom.slug)} below={<EarlyClosing taproom={taproom} now={now} />}>
      <Text span fw={600} flex="1 1 auto" style={wrapAnywhere}>
        {taproomLabel(taproom)}
      </Text>
      <Text span>{hasHours && today?.text}</Text>
      <Text span c="dimmed" w="100%">
        {formatTaproomStatus(status)}
      </Text>
    </Row>
  );
}

const nothingOverdue: Tonight['overdueInquiries'] = { total: 0, oldest: [] };

export function TonightSection() {
  const query = useQuery(statsQueries.dashboard());
  const tonight = query.data?.tonight;
  const now = new Date(query.dataUpdatedAt);
  const { total, oldest } = tonight?.overdueInquiries ?? nothingOverdue;

  return (
    <Section title="Tonight" hint={tonight && formatLongDate(tonight.date)}>
      {tonight ? (
        <Grid columns={4} gap={12}>
          <Grid.Col span={{ base: 4, lg: 2 }}>
            <Panel
              title="Events"
              icon={CalendarPlus}
              emptyText="No events today"
              emptyAction={<SmallButton onClick={() => void navigate({ page: 'events-new' })}>Add Event</SmallButton>}
              rows={tonight.events.map((event) => (
                <EventRow key={event._id} event={event} now={now} />
              ))}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 4, sm: 2, lg: 1 }}>
            <TonightHours />
          </Grid.Col>
          <Grid.Col span={{ base: 4, sm: 2, lg: 1 }}>
            <Panel
              title="Waiting Over 24 Hours"
              icon={MailCheck}
              emptyText="No inquiries are waiting"
              rows={oldest.map(({ _id, name, kind, createdAt }) => (
                <Row key={_id} onClick={() => void navigate({ page: 'inbox', id: _id })}>
                  <RowName name={name} detail={inquiryKindLabels[kind]} />
                  <Text span c="red.8" flex="none">
                    {formatAge(createdAt, now)}
                  </Text>
                </Row>
              ))}
            >
              {total > oldest.length && (
                <Button
                  variant="subtle"
                  size="xs"
                  color="gray.8"
                  m={6}
                  onClick={() => void navigate({ page: 'inbox' })}
                >
                  {formatCount(total - oldest.length)} more in the inbox
                </Button>
              )}
            </Panel>
          </Grid.Col>
        </Grid>
      ) : query.isError ? (
        // Try Again is offered with the counts, which come with the same response.
        <Text size="md" c="dimmed">
          Today’s events and inquiries could not be loaded.
        </Text>
      ) : (
        <div role="status" aria-busy="true">
          <VisuallyHidden>Loading…</VisuallyHidden>
          <Skeleton height={148} />
        </div>
      )}
    </Section>
  );
}

export function RecentInquiries() {
  const query = useQuery(inquiryQueries.list({ limit: 5 }));
  const inquiries = query.data?.inquiries ?? [];

  return (
    <Section
      title="Recent Inquiries"
      aside={
        <Button variant="subtle" size="xs" color="gray.8" onClick={() => void navigate({ page: 'inbox' })}>
          Open inbox
        </Button>
      }
    >
      <QueryState
        query={query}
        isEmpty={inquiries.length === 0}
        emptyText="No inquiries yet"
        errorText="Failed to load inquiries"
      >
        <Paper withBorder component="ul" className="divided-list">
          {inquiries.map((inquiry) => (
            <Row
              key={inquiry._id}
              display="block"
              py={8}
              onClick={() => void navigate({ page: 'inbox', id: inquiry._id })}
            >
              <Group gap="xs" wrap="nowrap">
                <Text fw={inquiry.status === 'new' ? 700 : 500} truncate>
                  {inquiry.name}
                </Text>
                {inquiry.status === 'new' && (
                  <Badge size="xs" variant="filled" flex="none">
                    New
                  </Badge>
                )}
                <Text size="xs" c="dimmed" ml="auto" flex="none">
                  <span className={classes.kind}>{inquiryKindLabels[inquiry.kind]} · </span>
                  <InstantDate value={inquiry.createdAt} />
                </Text>
              </Group>
              <Text c="dimmed" lineClamp={1}>
                {previewInquiry(inquiry)}
              </Text>
            </Row>
          ))}
        </Paper>
      </QueryState>
    </Section>
  );
}
