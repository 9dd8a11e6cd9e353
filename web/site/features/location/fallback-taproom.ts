import type { Hours, Taproom } from '@domain/location/location';
import type { TaproomKey } from '../../../api/content';

/** What the site says when location content can't be had (visitor-site.md §9). */

const everyDay = (hours: string): Hours => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
  display: `${hours} daily`,
});

const late = '11:00 AM - 10:00 PM';
const usual = '11:00 AM - 9:00 PM';

export const fallbackTaprooms: Record<TaproomKey, Taproom> = {
  auburn: {
    hours: everyDay('11:00 AM - 8:00 PM'),
    contact: {
      phone: '(530) 555-0123',
      email: 'hello@boldridge.example',
      address: '1180 Nevada Station Road, Auburn, CA 95602',
    },
    heroImages: [],
  },
  folsom: {
    hours: { ...everyDay(usual), friday: late, saturday: late, display: `${usual} Sun-Thu, ${late} Fri-Sat` },
    contact: {
      phone: '(916) 555-0188',
      email: 'folsom@boldridge.example',
      address: '412 Sutter Wharf Lane, Folsom, CA 95630',
    },
    heroImages: [],
  },
};
