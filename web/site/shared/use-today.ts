import { todayIn } from '@domain/time/zone';
import { useNow, useSite } from '../site-context';

/** The date in the brewery's time zone: the earliest one that forms accept, as on the server. */
export const useToday = (): string => todayIn(useSite().timeZone, useNow());
