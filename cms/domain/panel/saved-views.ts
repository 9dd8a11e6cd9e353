/**
 * The saved views of the panel's lists: their filters in the syntax of Strapi's queries, which its lists and its database
 * understand. The panel reads five levels of them from a URL. `today` is the date in the time zone of the brewery.
 */

export type Filter = { [name: string]: string | boolean | Filter };

/** All of `$and`, and one of `$or`. */
export type Filters = { $and?: Filter[]; $or?: Filter[] };

export type SavedView = {
  key: string;
  label: string;
  filters: (today: string) => Filters;
  /** Another order than the list’s own: `startDate:ASC`. */
  sort?: string;
};

const is = (name: string, value: string | boolean): Filter => ({ [name]: { $eq: value } });
const isNull = (name: string): Filter => ({ [name]: { $null: true } });
const isSince = (name: string, date: string): Filter => ({ [name]: { $gte: date } });
const isBefore = (name: string, date: string): Filter => ({ [name]: { $lt: date } });

/** A view of the records with certain values. */
const view = (key: string, label: string, ...filters: Filter[]): SavedView => ({
  key,
  label,
  filters: () => ({ $and: filters }),
});

/** Events of several days are not over until their last one. */
const isNotOver = (today: string): Filter[] => [isSince('startDate', today), isSince('endDate', today)];

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
      sort: 'startDate:ASC',
      filters: (today) => ({ $and: [is('eventStatus', 'published')], $or: isNotOver(today) }),
    },
    view('drafts', 'Drafts', is('eventStatus', 'draft')),
    {
      key: 'no-time',
      label: 'No time',
      filters: (today) => ({ $and: [isNull('startTime')], $or: isNotOver(today) }),
    },
    {
      key: 'past',
      label: 'Past',
      filters: (today) => ({
        $and: [isBefore('startDate', today)],
        $or: [isNull('endDate'), isBefore('endDate', today)],
      }),
    },
    view('cancelled', 'Cancelled', is('eventStatus', 'cancelled')),
  ],
  'api::pouring.pouring': [
    view('on', 'On tap', is('state', 'on')),
    view('on-deck', 'On deck', is('state', 'on-deck')),
    view('low', 'Almost gone', is('state', 'on'), is('level', 'low')),
    view('off', 'Off', is('state', 'off')),
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
export const withoutAltText: Filters = { $and: [{ mime: { $contains: 'image' } }, isNull('alternativeText')] };

export const findSavedView = (uid: string, key: string): SavedView | undefined =>
  savedViews[uid]?.find((each) => each.key === key);
