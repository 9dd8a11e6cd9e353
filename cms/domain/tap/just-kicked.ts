/** Which kegs are listed as just kicked. */
import { justKickedMs, maxJustKicked } from './constants';

type Kicked = { drinkKey: string; endedAt: Date };

export const justKickedSince = (now: Date) => new Date(now.getTime() - justKickedMs);

/** The latest few, latest first; once each, and none that is on again. */
export function selectJustKicked<Item extends Kicked>(
  kicked: readonly Item[],
  onTap: readonly string[],
  now: Date,
): Item[] {
  const since = justKickedSince(now);
  const listed = new Set(onTap);
  return [...kicked]
    .sort((one, two) => two.endedAt.getTime() - one.endedAt.getTime())
    .filter(({ drinkKey, endedAt }) => {
      if (endedAt <= since || listed.has(drinkKey)) return false;
      listed.add(drinkKey);
      return true;
    })
    .slice(0, maxJustKicked);
}
