import { formatTime } from '@domain/time/time-of-day';

/** `5p`, `5:30p`: for chips. */
export const formatShortTime = (time: string) =>
  formatTime(time)
    .replace(':00', '')
    .replace(/ ([AP])M$/, (_match, letter: string) => letter.toLowerCase());
