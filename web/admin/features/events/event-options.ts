/** Select options for events, in the order and with the labels of the domain. */
import { categoryLabels } from '@domain/event/category';
import { eventCategories, eventStatuses, tapRooms } from '@domain/event/constants';
import { statusLabels } from '@domain/event/status';

export const categoryOptions = eventCategories.map((value) => ({ value, label: categoryLabels[value] }));
export const statusOptions = eventStatuses.map((value) => ({ value, label: statusLabels[value] }));
export const tapRoomOptions = tapRooms.map((value) => ({ value, label: value }));
