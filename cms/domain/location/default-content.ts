/** Hours and contact of the demo's taprooms, also shown while the API is unavailable. */
import type { Contact, Hours } from './schema';
import { mapWeek, weekdays } from './constants';

const everyDay = (text: string, display: string): Hours => ({ ...mapWeek(() => text), display });

const untilEight = '11:00 AM - 8:00 PM';
const untilNine = '11:00 AM - 9:00 PM';
const untilTen = '11:00 AM - 10:00 PM';

type DemoLocation = 'auburn' | 'folsom';

export const defaultHours: Record<DemoLocation, Hours> = {
  auburn: everyDay(untilEight, untilEight),
  folsom: {
    ...everyDay(untilNine, `${untilNine} Sun-Thu, ${untilTen} Fri-Sat`),
    friday: untilTen,
    saturday: untilTen,
  },
};

type FullContact = { [Field in keyof Contact]: string };

export const fallbackContact: Record<DemoLocation, FullContact> = {
  auburn: {
    phone: '(530) 555-0123',
    email: 'hello@boldridge.example',
    address: '1180 Nevada Station Road, Auburn, CA 95602',
  },
  folsom: {
    phone: '(916) 555-0188',
    email: 'folsom@boldridge.example',
    address: '412 Sutter Wharf Lane, Folsom, CA 95630',
  },
};

type StoredHours = { [Field in keyof Hours]?: string | null } | null | undefined;

/** Uses the defaults for days without text. */
export const fillHours = (defaults: Hours, stored: StoredHours): Hours => {
  const filled = { ...defaults };
  for (const field of [...weekdays, 'display'] as const) filled[field] = stored?.[field]?.trim() || filled[field];
  return filled;
};
