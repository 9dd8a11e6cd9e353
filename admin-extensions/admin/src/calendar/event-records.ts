/** Events in the content manager: their permissions and paths. */
import { listPath, recordPath } from '../lists/list-path';
import { listPermissions } from '../permissions';

export const eventUid = 'api::event.event';

export const readEvents = listPermissions(eventUid, 'read');
export const changeEvents = listPermissions(eventUid, 'create', 'update');

export const eventsPath = listPath(eventUid);

export const eventRecordPath = (id: string) => recordPath(eventUid, id);

/** The form of a new event, which `new-event-date.tsx` fills in. */
export const newEventPath = (date: string) => `${eventsPath}/create?date=${date}`;
