/** Records as the API would answer them. */
import type { Beer } from '@domain/beer/beer';
import type { Event } from '@domain/event/event';
import type { Image } from '@domain/http/image';
import type { Inquiry } from '@domain/inquiry/inquiry';

const instant = '2026-06-01T12:00:00.000Z';

export const paged = (total: number, limit = 100) => ({
  page: 1,
  limit,
  total,
  pages: Math.max(1, Math.ceil(total / limit)),
});

export const makeImage = (name: string, image: Partial<Image> = {}): Image => ({
  url: `/uploads/${name}.jpg`,
  alt: null,
  width: 800,
  height: 1000,
  isPrimary: false,
  cloudStoragePath: `${name}.jpg`,
  ...image,
});

export const makeBeer = (beer: Partial<Beer> = {}): Beer => ({
  _id: 'haze',
  slug: 'gold-rush-haze',
  name: 'Gold Rush Haze',
  style: 'Hazy IPA',
  description: 'Soft and bright.',
  longDescription: null,
  abv: 6.5,
  ibu: 40,
  originalGravity: null,
  color: 'Golden',
  hops: null,
  malts: null,
  sizes: ['16oz'],
  tags: ['Year Round'],
  isAvailable: true,
  isActive: true,
  isFeatured: false,
  brewingNotes: null,
  foodPairings: null,
  servingTemperature: null,
  pricing: { retail: 14, wholesale: 9 },
  primaryImage: null,
  images: [],
  awards: [],
  createdAt: instant,
  updatedAt: instant,
  ...beer,
});

export const makeEvent = (event: Partial<Event> = {}): Event => ({
  _id: 'quiz',
  title: 'Pub Quiz',
  description: 'Bring a team.',
  category: 'community',
  tapRoom: 'Auburn',
  status: 'published',
  location: 'Taproom',
  startDate: '2027-07-01',
  endDate: '2027-07-01',
  startTime: '18:00',
  endTime: '20:00',
  maxAttendees: 0,
  currentAttendees: 0,
  ticketPrice: 0,
  ticketUrl: null,
  organizer: { name: null, email: null, phone: null },
  tags: [],
  socialLinks: { facebook: null, instagram: null, website: null },
  isPublic: true,
  isFeatured: false,
  images: [],
  createdAt: instant,
  updatedAt: instant,
  ...event,
});

export const makeInquiry = (inquiry: Partial<Inquiry> = {}): Inquiry => ({
  _id: 'inquiry-1',
  kind: 'contact',
  status: 'new',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: null,
  message: 'Do you sell kegs?',
  details: { subject: 'General Inquiry' },
  createdAt: instant,
  updatedAt: instant,
  ...inquiry,
});
