/** Events by month and week, with the taprooms' hours. On narrow screens, an agenda. */
import { Box, Flex, LinkButton, Loader, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page, useIsMobile, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { groupByDay } from '../../../../cms/domain/event/events-by-day';
import type { MoveTarget } from '../../../../cms/domain/event/move';
import { normalizeSchedule } from '../../../../cms/domain/event/schedule';
import { isAtTaproom } from '../../../../cms/domain/event/taproom';
import { everyTaproom } from '../../../../cms/domain/event/constants';
import { toZonedDateTime } from '../../../../cms/domain/time/zone';
import { breweryTimeZone } from '../brewery-time';
import { CalendarDays } from './calendar-days';
import { DayDialog } from './day-dialog';
import { CalendarDrag } from './drag';
import { describeTimeZones } from './event-texts';
import type { GridContext } from './grid-context';
import { Legend } from './legend';
import { MoveDialog } from './move-dialog';
import { Notice } from '../notice';
import { changeEvents, eventRecordPath, newEventPath } from './event-records';
import { describePeriod, Toolbar } from './toolbar';
import { useCalendarData } from './use-calendar-data';
import { findPeriod, useCalendarView, type ViewName } from './use-calendar-view';
import { useNow } from './use-now';

type Move = { eventId: string; target: MoveTarget };

export function EventCalendar() {
  const now = useNow();
  const [timeZone, setTimeZone] = useState(breweryTimeZone);
  const { date: today, time } = toZonedDateTime(timeZone, now);
  const view = useCalendarView(today);
  const period = findPeriod(view.view, view.date);
  const { data, isLoading, hasFailed, reload } = useCalendarData(period.from, period.to);
  // The site settings may have changed since the panel was loaded. The days to load depend on today's date in the zone.
  if (data && data.timeZone !== timeZone) setTimeZone(data.timeZone);

  const { allowedActions } = useRBAC(changeEvents);
  const navigate = useNavigate();
  const isNarrow = useIsMobile();
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [move, setMove] = useState<Move | null>(null);

  const active = (data?.taprooms ?? []).filter(({ isActive }) => isActive);
  const chosen = data?.taprooms.find(({ slug }) => slug === view.taproom);
  const events = (data?.events ?? []).filter((event) => isAtTaproom(event, chosen?.name ?? everyTaproom));
  const days = period.weeks.flat().filter((day) => isInPeriod(view.view, view.date, day));
  const shownIn = isNarrow ? days : period.weeks.flat();
  const byDay = groupByDay(events, shownIn[0] ?? '', shownIn.at(-1) ?? '');
  const isEmpty = !isLoading && !hasFailed && ![...groupByDay(events, days[0] ?? '', days.at(-1) ?? '')].length;
  const moved = move && data?.events.find(({ _id }) => _id === move.eventId);

  const context: GridContext = {
    today,
    date: view.date,
    taprooms: chosen ? [chosen] : active,
    taproomNames: active.map(({ name }) => name),
    canCreate: allowedActions['canCreate'] === true,
    canUpdate: allowedActions['canUpdate'] === true,
    onDate: view.setDate,
    onDay: (day) => {
      view.setDate(day);
      setOpenDay(day);
    },
    onOpen: ({ _id }) => navigate(eventRecordPath(_id)),
    onMove: (event) => {
      setOpenDay(null);
      const { startDate } = normalizeSchedule(event);
      setMove({ eventId: event._id, target: { date: startDate, time: null } });
    },
  };

  return (
    <Page.Main>
      <Layouts.Header
        title="Calendar"
        subtitle={data ? `Times in ${describeTimeZones(active, data.timeZone)}` : ' '}
        primaryAction={
          context.canCreate && (
            <LinkButton tag={Link} to={newEventPath(view.date)} startIcon={<Plus />}>
              New event
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        <Toolbar view={view} period={period} today={today} taprooms={active} />
        {hasFailed && (
          <Box paddingBottom={4}>
            <Notice variant="danger" title="Failed to load events." onRetry={reload} />
          </Box>
        )}
        {!data && isLoading && <FirstLoad />}
        {data && (
          <CalendarDrag onDrop={({ _id }, target) => setMove({ eventId: _id, target })}>
            <CalendarDays view={view.view} {...{ period, days, time, isNarrow, events, context, isLoading }} />
          </CalendarDrag>
        )}
        <Box paddingTop={3} role="status">
          {isEmpty && (
            <Typography textColor="neutral600">
              {describeEmpty(view.view, describePeriod(view.view, view.date, period), chosen)}
            </Typography>
          )}
        </Box>
        {data && <Legend taproomNames={context.taproomNames} />}
      </Layouts.Content>
      <DayDialog
        date={openDay}
        events={byDay.get(openDay ?? '') ?? []}
        context={context}
        onClose={() => setOpenDay(null)}
        onClosed={focusDay}
      />
      {moved && (
        <MoveDialog
          key={`${move.eventId} ${move.target.date} ${move.target.time ?? ''}`}
          event={moved}
          target={move.target}
          events={data?.events ?? []}
          taprooms={data?.taprooms ?? []}
          today={today}
          onClose={() => setMove(null)}
          onCancelled={() => focusInCalendar(`[data-event="${move.eventId}"]`)}
          onMoved={(date) => {
            view.setDate(date);
            focusDay(date);
          }}
          onReload={reload}
        />
      )}
    </Page.Main>
  );
}

/** Strapi's dialogs return the focus only to a trigger of their own. */
const focusInCalendar = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)?.focus();

const focusDay = (date: string) => focusInCalendar(`[data-date="${date}"]`);

/** Not the days of other months that complete the first and last week of a month. */
const isInPeriod = (view: ViewName, date: string, day: string) =>
  view === 'week' || day.slice(0, 7) === date.slice(0, 7);

const describeEmpty = (view: ViewName, period: string, taproom: { name: string } | undefined) =>
  `No events${taproom ? ` at ${taproom.name}` : ''} in ${view === 'week' ? `the week of ${period}` : period}`;

const FirstLoad = () => (
  <Flex justifyContent="center" padding={10}>
    <Loader>Loading events</Loader>
  </Flex>
);
