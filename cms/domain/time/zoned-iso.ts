/** ISO 8601 timestamps with the offset of a time zone. */
import { toZonedDateTime, zoneOffset } from './zone';

/** `-07:00` */
export const formatOffset = (minutes: number) => {
  const pad = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
};

/** `2026-07-04T17:00:00-07:00`, for structured data. */
export const toZonedIso = (timeZone: string, instant: Date) => {
  const local = toZonedDateTime(timeZone, instant);
  return `${local.date}T${local.time}:00${formatOffset(zoneOffset(timeZone, instant))}`;
};
