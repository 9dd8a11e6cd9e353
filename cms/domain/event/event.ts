import type { Image } from '../shared/image';

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

/** An event as the API shows it (api.md §3). Dates and clock times are local to America/Los_Angeles. */
export type Event = {
  _id: string;
  title: string;
  description: string | null;
  category: EventCategory;
  tapRoom: TapRoom;
  status: EventStatus;
  location: string | null;
  /** `YYYY-MM-DD` */
  startDate: string;
  /** `YYYY-MM-DD` */
  endDate: string | null;
  /** `HH:MM`, 24 hours */
  startTime: string | null;
  /** `HH:MM`, 24 hours */
  endTime: string | null;
  /** 0 means unlimited. */
  maxAttendees: number | null;
  currentAttendees: number | null;
  ticketPrice: number | null;
  ticketUrl: string | null;
  /** `email` and `phone` are null for the public. */
  organizer: { name: string | null; email: string | null; phone: string | null };
  tags: string[];
  socialLinks: { facebook: string | null; instagram: string | null; website: string | null };
  isPublic: boolean;
  isFeatured: boolean;
  images: Image[];
  createdAt: string;
  updatedAt: string;
};
