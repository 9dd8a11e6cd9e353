import type { CalendarEvent, CalendarTaproom } from '../../../../cms/domain/panel/calendar';

/** What every day and event of a grid needs. */
export type GridContext = {
  today: string;
  /** The active day. */
  date: string;
  /** The shown ones: their hours are marked. */
  taprooms: readonly CalendarTaproom[];
  /** Of all active taprooms, for the codes of events. */
  taproomNames: readonly string[];
  canCreate: boolean;
  canUpdate: boolean;
  onDate: (date: string) => void;
  /** Opens a day's dialog. */
  onDay: (date: string) => void;
  onOpen: (event: CalendarEvent) => void;
  onMove: (event: CalendarEvent) => void;
};
