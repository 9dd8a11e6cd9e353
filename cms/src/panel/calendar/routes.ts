/** What the calendar page of the panel calls. */
import type { Context } from 'koa';
import { calendarRange, type CalendarData, type CalendarTaproom, eventMove } from '#domain/panel/calendar';
import { forbidden } from '#lib/errors';
import { parseBody, parseQuery } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { findTaprooms } from '#lib/taproom/queries';
import { taproomSummary } from '#lib/taproom/serialize';
import { eventUid } from '../../api/event/document';
import type { AdminRoute } from '../admin-routes';
import { assertPermitted, findPermittedEvents } from '../event-access';
import { getPanelUserId } from '#lib/panel-user';
import { createPermissionChecker } from '../permission-checker';
import { findEventsOn, toCalendarEvent } from './find-events';
import { moveStoredEvent } from './move-event';

/** Also hidden ones. */
async function findCalendarTaprooms(now: Date): Promise<CalendarTaproom[]> {
  return (await findTaprooms()).map((stored) => {
    const { slug, name, timeZone, openingHours } = taproomSummary(stored, now);
    return { slug, name, timeZone, openingHours, isActive: stored.isActive !== false };
  });
}

async function showCalendar(ctx: Context): Promise<CalendarData> {
  const range = parseQuery(calendarRange, ctx.querystring);
  const [events, taprooms, timeZone] = await Promise.all([
    findEventsOn(range, findPermittedEvents(ctx, 'read')),
    findCalendarTaprooms(new Date()),
    fetchTimeZone(),
  ]);
  return { events, taprooms, timeZone };
}

const movedFields = ['startDate', 'endDate', 'startTime', 'endTime'];

async function moveInCalendar(ctx: Context) {
  const documentId = pathParam(ctx, 'id');
  const move = parseBody(eventMove, ctx.request.body);
  await assertPermitted(ctx, 'update', documentId);
  // A role may change events, but not all of their fields.
  const { cannot } = createPermissionChecker(ctx, eventUid);
  if (movedFields.some((field) => cannot.update(undefined, field))) throw forbidden();
  return { event: toCalendarEvent(await moveStoredEvent(documentId, move, getPanelUserId(ctx))) };
}

export const calendarRoutes: AdminRoute[] = [
  {
    method: 'GET',
    path: '/calendar',
    access: { actions: ['read'], subject: eventUid },
    handle: showCalendar,
  },
  {
    method: 'PUT',
    path: '/calendar/events/:id/date',
    access: { actions: ['update'], subject: eventUid },
    handle: moveInCalendar,
  },
];
