/** Lengths of a board in hundredths of the screen's shorter side. */
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';

export type Size = { width: number; height: number };

/** TVs may cut the edges of the picture. */
const safeShare = 0.035;

const headerHeight = { withQrCode: 15, plain: 11 };
export const footerHeight = 4.6;
const gaps = 4.5;

export function measureBoard({ width, height }: Size, hasQrCode: boolean) {
  const unit = Math.min(width, height) / 100;
  const safe = { x: (width * safeShare) / unit, y: (height * safeShare) / unit };
  const header = hasQrCode ? headerHeight.withQrCode : headerHeight.plain;
  return {
    unit,
    safe,
    header,
    body: {
      width: width / unit - 2 * safe.x,
      height: height / unit - 2 * safe.y - header - footerHeight - gaps,
    },
  };
}

/** `7:12 PM` in the taproom's zone. */
export function formatClock(instant: number, timeZone: string): string {
  const { time } = toZonedDateTime(timeZone, new Date(instant));
  return formatTime(time);
}
