/** ISO 8601 timestamps with the Pacific offset. */
import { fromPacificDateTime, toPacificDateTime, pacificOffset } from './pacific';

/** `-07:00` */
export const formatPacificOffset = (instant: Date) => {
  const minutes = pacificOffset(instant);
  const pad = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
};

/** `2026-07-04T17:00:00-07:00`, for structured data. */
export const toPacificIso = (date: string, time: string) => {
  const instant = fromPacificDateTime(date, time);
  const local = toPacificDateTime(instant);
  return `${local.date}T${local.time}:00${formatPacificOffset(instant)}`;
};
