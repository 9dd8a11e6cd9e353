/** VTIMEZONE of Pacific time. US rules since 2007: daylight time from the second Sunday in March to the first in November. */
import { pacificTimeZone } from '../time/pacific';

export const pacificTimeZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${pacificTimeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'TZNAME:PDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'TZNAME:PST',
  'END:STANDARD',
  'END:VTIMEZONE',
];
