/** The choices of the selects about events, in the domain's order and words. */
import { categoryLabels } from '@domain/event/category';
import { eventCategories, eventStatuses, tapRooms } from '@domain/event/event';
import { statusLabels } from '@domain/event/status';

export const categoryOptions = eventCategories.map((value) => ({ value, label: categoryLabels[value] }));
export const statusOptions = eventStatuses.map((value) => ({ value, label: statusLabels[value] }));
export const tapRoomOptions = tapRooms.map((value) => ({ value, label: value }));
