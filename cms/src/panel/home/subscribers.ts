/** How many subscribers there are, and how many signed up in each of the last weeks. */
import type { HomeSections } from '#domain/panel/home';
import { todayIn } from '#domain/time/zone';
import { countRows } from '#lib/count-rows';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { countSignUps } from '../../api/stats/analytics';
import { subscriberUid } from '../../api/subscriber/document';

const shownWeeks = 12;

export async function fetchSubscribersSection(now: Date): Promise<HomeSections['subscribers']> {
  const timeZone = await fetchTimeZone();
  const [active, weeks] = await Promise.all([
    countRows(subscriberUid, { isActive: true }),
    countSignUps({ timeZone, today: todayIn(timeZone, now) }, 'week', shownWeeks),
  ]);
  return { active, weeks };
}
