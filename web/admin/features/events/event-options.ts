/** Select options for events, in the order and with the labels of the domain. */
import { categoryLabels } from '@domain/event/category';
import { eventCategories, eventStatuses } from '@domain/event/constants';
import { statusLabels } from '@domain/event/status';
import type { StaffTaproom } from '@domain/taproom/staff-schema';

export const categoryOptions = eventCategories.map((value) => ({ value, label: categoryLabels[value] }));
export const statusOptions = eventStatuses.map((value) => ({ value, label: statusLabels[value] }));

/** `All`, then the taprooms by name. `current` is offered even if its taproom is not known. */
export function tapRoomOptions(taprooms: readonly Pick<StaffTaproom, 'name' | 'isActive'>[], current: string | null) {
  const options = taprooms.map(({ name, isActive }) => ({ value: name, label: isActive ? name : `${name} (hidden)` }));
  const isListed = current === null || current === 'All' || options.some(({ value }) => value === current);
  return [{ value: 'All', label: 'All' }, ...options, ...(isListed ? [] : [{ value: current, label: current }])];
}
