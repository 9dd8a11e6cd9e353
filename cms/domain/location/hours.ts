/** Reading opening hours as staff write them: `11:00 AM - 8:00 PM`, `Closed`, `5 PM - midnight`. */

/** Minutes after the day's midnight; beyond 1440 when a span reaches into the next day. */
export type TimeRange = { opens: number; closes: number };

const dayMinutes = 1440;
const time = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/;

type Clock = { minutes: number; half: 'am' | 'pm' | null; isPlain: boolean };

const readTime = (text: string): Clock | null => {
  if (text === 'noon') return { minutes: 720, half: 'pm', isPlain: false };
  if (text === 'midnight') return { minutes: 0, half: 'am', isPlain: false };
  const [, hours = '', minutes = '0', half = null] = time.exec(text) ?? [];
  if (!hours || Number(minutes) > 59) return null;
  if (half === null) {
    const inDay = Number(hours) * 60 + Number(minutes);
    return inDay <= dayMinutes ? { minutes: inDay, half: null, isPlain: true } : null;
  }
  if (Number(hours) < 1 || Number(hours) > 12) return null;
  const inHalf = (Number(hours) % 12) * 60 + Number(minutes);
  return { minutes: inHalf + (half === 'pm' ? 720 : 0), half: half === 'pm' ? 'pm' : 'am', isPlain: false };
};

/** `5 - 9 PM` starts in the afternoon, `11 - 8 PM` in the morning. */
const openingMinutes = (opens: Clock, closes: Clock) => {
  if (!opens.isPlain || closes.half === null || opens.minutes > 720) return opens.minutes;
  const inHalf = opens.minutes % 720;
  const sameHalf = inHalf + (closes.half === 'pm' ? 720 : 0);
  return sameHalf < closes.minutes ? sameHalf : inHalf;
};

const readSpan = (text: string): TimeRange | null => {
  const ends = text.split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/).map((end) => readTime(end.trim()));
  const [opens, closes] = ends;
  if (ends.length !== 2 || !opens || !closes) return null;
  const from = openingMinutes(opens, closes);
  return { opens: from, closes: closes.minutes <= from ? closes.minutes + dayMinutes : closes.minutes };
};

/** Lower case, `am` and `pm`, ordinary blanks. */
export const normalizeHoursText = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u00a0|\u202f/g, ' ')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\s+/g, ' ')
    .trim();

/** The spans of one day, none when it is closed; null when nobody could tell from the text. */
export const parseHours = (text: string): TimeRange[] | null => {
  const plain = normalizeHoursText(text);
  if (/^closed\b/.test(plain)) return [];
  if (/^(open )?(24 hours|all day)$/.test(plain)) return [{ opens: 0, closes: dayMinutes }];
  const spans = plain.split(/\s*(?:,|;|&|\band\b)\s*/).map(readSpan);
  return spans.every((span) => span !== null) ? spans.sort((left, right) => left.opens - right.opens) : null;
};
