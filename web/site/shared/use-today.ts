import { todayIn } from '@domain/time/zone';
import { useNow, useSite } from '../site-context';

/** In the brewery's time zone: the earliest date that forms accept, as on the server. */
export const useToday = (): string => todayIn(useSite().timeZone, useNow());
