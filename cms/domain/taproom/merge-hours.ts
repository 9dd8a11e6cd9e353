/** Applies changes to opening hours: absent weekdays and groups stay unchanged, null clears. */
import { weekdays } from '../location/constants';
import type { OpeningHoursInput } from './opening-hours-input';
import type { OpeningHours, WeekHours } from './taproom';
import { closedWeek, mapWeek } from './week-hours';

type Written = Omit<OpeningHours, 'closesEarly'>;
type WeekChanges = NonNullable<OpeningHoursInput['regular']>;

const mergeWeeks = (stored: WeekHours, changes: WeekChanges | undefined): WeekHours =>
  mapWeek((weekday) => changes?.[weekday] ?? stored[weekday]);

const mergeKitchen = ({ kitchen }: Written, changes: OpeningHoursInput['kitchen']) => {
  if (changes === undefined) return kitchen;
  return changes && mergeWeeks(kitchen ?? closedWeek(), changes);
};

const mergeTexts = ({ texts }: Written, changes: OpeningHoursInput['texts']): Written['texts'] => {
  if (changes === undefined) return texts;
  return Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const text = changes?.[weekday] === undefined && changes !== null ? texts[weekday] : changes?.[weekday];
      return text ? [[weekday, text]] : [];
    }),
  );
};

export const mergeOpeningHours = (stored: Written, changes: OpeningHoursInput): Written => ({
  regular: mergeWeeks(stored.regular, changes.regular),
  texts: mergeTexts(stored, changes.texts),
  display: changes.display === undefined ? stored.display : changes.display,
  kitchen: mergeKitchen(stored, changes.kitchen),
  exceptions: changes.exceptions ?? stored.exceptions,
});
