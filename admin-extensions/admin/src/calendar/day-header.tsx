/** The number of a day, with its opening hours if they are special, and a link to add an event. */
import { Plus } from '@strapi/icons';
import { Link } from 'react-router-dom';
import { describeHoursNote, type HoursNote, listHoursNotes } from '../../../../cms/domain/taproom/hours-notes';
import { formatLongDate } from '../../../../cms/domain/time/format';
import { abbreviate, weekdayNames } from '../../../../cms/domain/time/names';
import { dateParts, dayOfWeek } from '../../../../cms/domain/time/plain-date';
import { AddLink, DayButton, DayHeader as Header, HoursText } from './calendar-styles';
import { pluralize } from '../pluralize';
import type { GridContext } from './grid-context';
import { newEventPath } from './event-records';

/** Whether all shown taprooms are closed. */
export const isClosedOn = ({ taprooms }: Pick<GridContext, 'taprooms'>, date: string) =>
  taprooms.length > 0 && listHoursNotes(taprooms, date).filter(({ isClosed }) => isClosed).length === taprooms.length;

/** `Closed: Thanksgiving` if that applies to all taprooms, else `Auburn: Closed`. */
function shortenNotes(notes: readonly HoursNote[], taproomCount: number): string {
  const [first] = notes;
  if (!first) return '';
  const isForAll =
    notes.length === taproomCount &&
    notes.every(({ hours, reason }) => hours === first.hours && reason === first.reason);
  if (isForAll) return first.reason ? `${first.hours}: ${first.reason}` : first.hours;
  return notes.map(describeHoursNote).join(', ');
}

type DayHeaderProps = {
  date: string;
  context: GridContext;
  eventCount: number;
  isOutside?: boolean;
  /** In the week, which has no column headers. */
  hasWeekday?: boolean;
};

export function DayHeader({ date, context, eventCount, isOutside = false, hasWeekday = false }: DayHeaderProps) {
  const { today, date: activeDate, taprooms, canCreate, onDate, onDay } = context;
  const isActive = date === activeDate;
  const isToday = date === today;
  const notes = listHoursNotes(taprooms, date);
  const label = [
    formatLongDate(date),
    eventCount === 0 ? 'no events' : pluralize(eventCount, 'event'),
    ...notes.map(describeHoursNote),
  ].join(', ');
  const weekday = abbreviate(weekdayNames[dayOfWeek(date)] ?? '');
  const tabIndex = isActive ? 0 : -1;
  return (
    <Header>
      <DayButton
        type="button"
        data-date={date}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={tabIndex}
        $isToday={isToday}
        $isOutside={isOutside}
        onFocus={() => isActive || onDate(date)}
        onClick={() => onDay(date)}
      >
        {hasWeekday && `${weekday} `}
        {dateParts(date).day}
      </DayButton>
      {notes.length > 0 && (
        <HoursText
          $isSpecial={notes.some(({ isSpecial }) => isSpecial)}
          title={notes.map(describeHoursNote).join('\n')}
          aria-hidden
        >
          {shortenNotes(notes, taprooms.length)}
        </HoursText>
      )}
      {canCreate && (
        <AddLink
          as={Link}
          to={newEventPath(date)}
          tabIndex={tabIndex}
          aria-label={`New event on ${formatLongDate(date)}`}
          title="New event on this day"
        >
          <Plus aria-hidden width="1.2rem" height="1.2rem" />
        </AddLink>
      )}
    </Header>
  );
}
