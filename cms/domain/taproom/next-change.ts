/** When the open status of a taproom changes next: a page that is cached until then stays correct. */
import { endOfDayIn, todayIn } from '../time/zone';
import { getKitchenStatus } from './kitchen-status';
import { getOpenStatus, type TaproomHours } from './open-status';

/** At midnight at the latest, when `tomorrow` becomes `today`. Always after `now`. */
export function findNextChange(taproom: TaproomHours, now: Date): Date {
  const midnight = endOfDayIn(taproom.timeZone, todayIn(taproom.timeZone, now));
  const changes = [midnight, getOpenStatus(taproom, now)?.changesAt, getKitchenStatus(taproom, now)?.changesAt];
  const times = changes.flatMap((change) => (change && change > now ? change.getTime() : []));
  return new Date(Math.min(...times));
}
