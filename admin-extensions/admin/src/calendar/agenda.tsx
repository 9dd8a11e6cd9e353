/** The days of a month or week as a list, for narrow screens. Days without events or special hours are left out. */
import { Badge, Flex, IconButton, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { groupByDay } from '../../../../cms/domain/event/events-by-day';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { listHoursNotes } from '../../../../cms/domain/taproom/hours-notes';
import { formatLongDate } from '../../../../cms/domain/time/format';
import { EventList } from './event-list';
import type { GridContext } from './grid-context';
import { HoursNotes } from './hours-notes';
import { newEventPath } from './event-records';

type AgendaProps = { days: string[]; events: readonly CalendarEvent[]; context: GridContext };

export function Agenda({ days, events, context }: AgendaProps) {
  const byDay = groupByDay(events, days[0] ?? '', days.at(-1) ?? '');
  const hasSpecialHours = (day: string) => listHoursNotes(context.taprooms, day).some(({ isSpecial }) => isSpecial);
  const shown = days.filter((day) => byDay.has(day) || day === context.today || hasSpecialHours(day));
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {shown.map((day) => (
        <AgendaDay key={day} day={day} events={byDay.get(day) ?? []} context={context} />
      ))}
    </Flex>
  );
}

function AgendaDay({ day, events, context }: { day: string; events: readonly CalendarEvent[]; context: GridContext }) {
  const section = useRef<HTMLElement>(null);
  const isToday = day === context.today;
  const isActive = day === context.date;
  // The month opens at today, or at the day of a link.
  useEffect(() => {
    if (isActive) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Flex
      ref={section}
      tag="section"
      data-date={day}
      tabIndex={-1}
      aria-label={formatLongDate(day)}
      direction="column"
      alignItems="stretch"
      gap={2}
    >
      <Flex justifyContent="space-between" gap={2}>
        <Typography tag="h3" variant="delta" aria-current={isToday ? 'date' : undefined}>
          {formatLongDate(day)} {isToday && <Badge active>Today</Badge>}
        </Typography>
        {context.canCreate && (
          <IconButton
            tag={Link}
            to={newEventPath(day)}
            variant="ghost"
            withTooltip={false}
            label={`New event on ${formatLongDate(day)}`}
          >
            <Plus />
          </IconButton>
        )}
      </Flex>
      <HoursNotes date={day} taprooms={context.taprooms} />
      {events.length > 0 ? (
        <EventList events={events} context={context} />
      ) : (
        <Typography textColor="neutral600">No events</Typography>
      )}
    </Flex>
  );
}
