import type { Permission } from '@strapi/strapi/admin';

export const eventUid = 'api::event.event';

/** Strapi completes permissions that are only asked for. */
const permitted = (action: 'read' | 'create' | 'update') =>
  ({ action: `plugin::content-manager.explorer.${action}`, subject: eventUid }) as Permission;

export const readEvents = [permitted('read')];
export const changeEvents = [permitted('create'), permitted('update')];

export const eventsPath = `/content-manager/collection-types/${eventUid}`;

export const eventRecordPath = (id: string) => `${eventsPath}/${id}`;

/** The form of a new event, which `new-event-date.tsx` fills in. */
export const newEventPath = (date: string) => `${eventsPath}/create?date=${date}`;
