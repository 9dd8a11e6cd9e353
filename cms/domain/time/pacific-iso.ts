/** ISO 8601 timestamps with the Pacific offset. */
import { pacificOffset, pacificTimeZone } from './pacific';
import { formatOffset, toZonedIso } from './zoned-iso';

/** `-07:00` */
export const formatPacificOffset = (instant: Date) => formatOffset(pacificOffset(instant));

/** `2026-07-04T17:00:00-07:00` */
export const toPacificIso = (date: string, time: string) => toZonedIso(pacificTimeZone, date, time);
