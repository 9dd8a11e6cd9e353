/** Whether staff should look at a tap list again. */
import type { StaffTapList } from './tap-list';

const hourMs = 3_600_000;

type Checked = Pick<StaffTapList, 'checkedAt' | 'changedAt'>;

/** When the whole list was last known to be right; a list that was never checked counts from its latest change. */
export const getLastConfirmedAt = ({ checkedAt, changedAt }: Checked) => checkedAt ?? changedAt;

/** A list without any change has nothing to check; without a limit, it is never stale. */
export function isStaleTapList(list: Checked, maxAgeHours: number | null, now: Date): boolean {
  const confirmedAt = getLastConfirmedAt(list);
  return maxAgeHours !== null && confirmedAt !== null && now.getTime() - Date.parse(confirmedAt) > maxAgeHours * hourMs;
}
