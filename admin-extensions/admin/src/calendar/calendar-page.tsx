/** The page "Calendar" in the panel's menu, for users who may read events. */
import { Page } from '@strapi/strapi/admin';
import { EventCalendar } from './event-calendar';
import { readEvents } from './event-records';

export const CalendarPage = () => (
  <Page.Protect permissions={readEvents}>
    <Page.Title>Calendar</Page.Title>
    <EventCalendar />
  </Page.Protect>
);
