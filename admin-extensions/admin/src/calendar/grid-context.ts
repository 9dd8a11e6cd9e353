import type { CalendarEvent, CalendarTaproom } from '../../../../cms/domain/panel/calendar';

/** What all days and events of a grid need. */
export type GridContext = {
  today: string;
  /** The active day. */
  date: string;
  /** The taprooms whose hours are shown. */
  taprooms: readonly CalendarTaproom[];
  /** The names of all active taprooms, for the letters of events. */
  taproomNames: readonly string[];
  canCreate: boolean;
  canUpdate: boolean;
  onDate: (date: string) => void;
  /** Opens a day's dialog. */
  onDay: (date: string) => void;
  onOpen: (event: CalendarEvent) => void;
  onMove: (event: CalendarEvent) => void;
};
