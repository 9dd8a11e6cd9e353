import { formatShortDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { useSiteTimeZone } from '../hooks/use-time-zone';

/** The date of an instant in the brewery's time zone: `Nov 22, 2026`. */
export const InstantDate = ({ value }: { value: string }) =>
  formatShortDate(todayIn(useSiteTimeZone(), new Date(value)));
