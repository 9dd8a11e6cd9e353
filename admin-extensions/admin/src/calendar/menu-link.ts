import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { readEvents } from './event-records';

/** Below the content manager in the menu. */
export const calendarLink: Parameters<StrapiApp['addMenuLink']>[0] = {
  to: 'calendar',
  icon: Calendar,
  intlLabel: { id: 'brewery-panel.calendar', defaultMessage: 'Calendar' },
  permissions: readEvents,
  Component: () => import('./calendar-page').then(({ CalendarPage }) => ({ default: CalendarPage })),
  position: 3,
};
