/**
 * The saved views of the panel's lists: their filters in the syntax of Strapi's queries, which its lists and its database
 * understand. `today` is the date in the time zone of the brewery.
 */

export type Filter = { [name: string]: string | boolean | Filter | Filter[] };

export type SavedView = { key: string; label: string; filters: (today: string) => Filter[] };

const is = (name: string, value: string | boolean): Filter => ({ [name]: { $eq: value } });
const isNull = (name: string): Filter => ({ [name]: { $null: true } });
const isSince = (name: string, date: string): Filter => ({ [name]: { $gte: date } });
const isBefore = (name: string, date: string): Filter => ({ [name]: { $lt: date } });

/** A view of the records with one value. */
const view = (key: string, label: string, ...filters: Filter[]): SavedView => ({ key, label, filters: () => filters });

/** Not over: events of several days are until their last one. */
const isNotOver = (today: string): Filter => ({ $or: [isSince('startDate', today), isSince('endDate', today)] });

const isOver = (today: string): Filter[] => [
  isBefore('startDate', today),
  { $or: [isNull('endDate'), isBefore('endDate', today)] },
];

export const savedViews: Record<string, readonly SavedView[]> = {
  'api::beer.beer': [
    // Photos matter only on the site.
    view('no-photo', 'No photo', is('isActive', true), { images: isNull('id') }),
    view('unavailable', 'Unavailable', is('isActive', true), is('isAvailable', false)),
    view('featured', 'Featured', is('isFeatured', true)),
    view('inactive', 'Inactive', is('isActive', false)),
  ],
  'api::event.event': [
    {
      key: 'upcoming',
      label: 'Upcoming',
      filters: (today) => [is('eventStatus', 'published'), isNotOver(today)],
    },
    view('drafts', 'Drafts', is('eventStatus', 'draft')),
    { key: 'no-time', label: 'No time', filters: (today) => [isNull('startTime'), isNotOver(today)] },
    { key: 'past', label: 'Past', filters: isOver },
    view('cancelled', 'Cancelled', is('eventStatus', 'cancelled')),
  ],
  'api::inquiry.inquiry': [
    view('new', 'New', is('inquiryStatus', 'new')),
    view('answered', 'Answered', is('inquiryStatus', 'answered')),
    view('archived', 'Archived', is('inquiryStatus', 'archived')),
    view('spam', 'Spam', is('inquiryStatus', 'spam')),
  ],
  'api::subscriber.subscriber': [
    view('active', 'Active', is('isActive', true)),
    view('inactive', 'Inactive', is('isActive', false)),
  ],
  'api::page.page': [view('live', 'Live', is('isLive', true)), view('drafts', 'Drafts', is('isLive', false))],
  'api::hero-image.hero-image': [
    view('active', 'Active', is('isActive', true)),
    view('inactive', 'Inactive', is('isActive', false)),
  ],
  'api::distributor.distributor': [
    view('shops', 'Shops', is('kind', 'shop')),
    view('wholesalers', 'Wholesalers', is('kind', 'wholesaler')),
  ],
  'api::shipping-state.shipping-state': [
    view('on', 'Ships here', is('enabled', true)),
    view('off', 'Not shipped to', is('enabled', false)),
  ],
  'api::outgoing-mail.outgoing-mail': [
    view('failed', 'Failed', is('state', 'failed')),
    view('waiting', 'Waiting', is('state', 'waiting')),
    view('sent', 'Sent', is('state', 'sent')),
  ],
};

/** Images of the media library without a text for people who can't see them. */
export const withoutAltText: Filter[] = [
  { mime: { $contains: 'image' } },
  { $or: [isNull('alternativeText'), is('alternativeText', '')] },
];

export const findSavedView = (uid: string, key: string): SavedView | undefined =>
  savedViews[uid]?.find((each) => each.key === key);
