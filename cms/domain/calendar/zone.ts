/** The VTIMEZONE of Pacific time: the rules of the US since 2007, second Sunday of March to first Sunday of November. */
import { pacificZone } from '../time/pacific';

export const pacificZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${pacificZone}`,
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
