/** Which day it is in Auburn, of whatever somebody stored or imported. */
import { pacificToday } from './pacific';
import { parsePlainDate } from './plain-date';

const local = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** The day in Auburn of a plain date, of a local date and time, or of a full timestamp; null if it is none of them. */
export const parsePacificDate = (text: string): string | null => {
  const plain = parsePlainDate(local.exec(text.trim())?.[1] ?? text);
  if (plain) return plain;
  const instant = /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : pacificToday(new Date(instant));
};
