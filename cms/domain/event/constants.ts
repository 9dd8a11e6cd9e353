export const eventCategories = [
  'live-music',
  'food-truck',
  'beer-release',
  'private-event',
  'community',
  'other',
] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventStatuses = ['draft', 'published', 'cancelled', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const tapRooms = ['All', 'Auburn', 'Folsom'] as const;
export type TapRoom = (typeof tapRooms)[number];
