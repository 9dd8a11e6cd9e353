/** The bars across the days of a week, of the events that begin on a day or continue from the week before. */
import type { WeekBar } from '../../../../cms/domain/event/week-lanes';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { barGap, barHeight } from './calendar-styles';
import { EventBar } from './event-bar';
import type { GridContext } from './grid-context';

type SpanBarsProps = {
  day: string;
  bars: readonly WeekBar<CalendarEvent>[];
  /** Of the first lane, in pixels. */
  top: number;
  isInTabOrder: boolean;
  context: GridContext;
};

export const SpanBars = ({ day, bars, top, isInTabOrder, context }: SpanBarsProps) =>
  bars.map(({ event, span, lane, startsBefore, endsAfter }) => (
    <EventBar
      key={event._id}
      source={{ event, firstDay: day, span, hasHours: false }}
      context={context}
      isInTabOrder={isInTabOrder}
      cut={{ startsBefore, endsAfter }}
      style={{
        top: top + lane * (barHeight + barGap),
        left: 4,
        height: barHeight,
        width: `calc(${span} * (100% + 1px) - 9px)`,
      }}
    />
  ));
