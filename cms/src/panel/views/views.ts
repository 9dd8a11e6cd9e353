/** The panel's list and edit view of each type: labels, hints and the order of fields. */

import { toLabel } from '#domain/shared/labels';
import type { UnlabeledView, View } from '#domain/panel/view';
import { navigationLinkView, siteSettingsView } from './page-views';
import { taproomComponentViews, taproomView, tapComponentViews, tapViews } from './taproom-views';

const slugHint = 'The last part of the page’s URL. Leave empty to derive it from the name.';

/** Fields that are in no form, or in the forms of many types. */
export const commonLabels = {
  id: 'ID',
  documentId: 'Document ID',
  createdAt: 'Created',
  updatedAt: 'Updated',
  createdBy: 'Created by',
  updatedBy: 'Updated by',
  position: 'Position',
};

const fieldsOf = ({ list = [], form }: UnlabeledView) => [
  ...list,
  ...form.flatMap((row) => row.split(' ').map((field) => field.replace(/:.*/, ''))),
];

/** Common fields have labels too, because power users can add them to lists. */
export const withLabels = (views: Record<string, UnlabeledView>, common = {}): Record<string, View> =>
  Object.fromEntries(
    Object.entries(views).map(([uid, view]) => {
      const own = Object.fromEntries(fieldsOf(view).map((name) => [name, toLabel(name)]));
      return [uid, { ...view, labels: { ...own, ...common, ...view.labels } }];
    }),
  );

export const contentTypeViews: Record<string, UnlabeledView> = {
  'api::beer.beer': {
    title: 'name',
    sort: ['name', 'ASC'],
    list: ['images', 'name', 'style', 'color', 'abv', 'isAvailable', 'isActive', 'isFeatured'],
    form: [
      'name:6 slug:6',
      'style:6 abv:3 ibu:3',
      'isActive:4 isAvailable:4 isFeatured:4',
      'description:12',
      'longDescription:12',
      'originalGravity:4 color:4 servingTemperature:4',
      'hops:6 malts:6',
      'sizes:12',
      'tags:12',
      'retailPrice:6 wholesalePrice:6',
      'brewingNotes:6 foodPairings:6',
      'images:12',
      'awards:12',
    ],
    labels: {
      abv: 'ABV %',
      ibu: 'IBU',
      isActive: 'Active (on the site)',
      isAvailable: 'Available',
      isFeatured: 'Featured',
      retailPrice: 'Retail price (US$)',
      wholesalePrice: 'Wholesale price (US$)',
    },
    columns: { images: 'Photo', abv: 'ABV', isActive: 'Active' },
    hints: {
      slug: slugHint,
      color: 'In words or as SRM; it colors the glass on the site.',
      sizes: 'A number with oz, ml or L.',
      tags: 'Tags determine the section on the Beers page and the availability label.',
      hops: 'Separated by commas.',
      wholesalePrice: 'Never shown to the public.',
    },
  },
  'api::event.event': {
    title: 'title',
    sort: ['startDate', 'DESC'],
    list: ['images', 'title', 'startDate', 'taproom', 'eventStatus', 'isPublic'],
    form: [
      'title:8 eventStatus:4',
      'description:12',
      'category:6 taproom:6',
      'startDate:3 startTime:3 endDate:3 endTime:3',
      'location:12',
      'isPublic:4 isFeatured:4',
      'maxAttendees:6 currentAttendees:6',
      'ticketPrice:4 ticketUrl:8',
      'organizerName:4 organizerEmail:4 organizerPhone:4',
      'facebook:4 instagram:4 website:4',
      'tags:12',
      'images:12',
    ],
    labels: {
      eventStatus: 'Status',
      isPublic: 'Public',
      isFeatured: 'Featured',
      maxAttendees: 'Maximum attendees',
      ticketPrice: 'Ticket price (US$)',
      ticketUrl: 'Ticket URL',
      organizerName: 'Organizer',
      organizerEmail: 'Organizer’s email',
      organizerPhone: 'Organizer’s phone',
    },
    columns: { images: 'Photo', startDate: 'Starts', startTime: 'Time' },
    hints: {
      eventStatus: 'Only published events are on the site.',
      taproom: 'Leave empty if it takes place in every taproom.',
      startDate: 'Dates and times are in the time zone of the taproom.',
      maxAttendees: '0 means unlimited.',
      organizerEmail: 'Never shown to the public.',
      organizerPhone: 'Never shown to the public.',
    },
  },
  'api::location.location': {
    title: 'location',
    sort: ['location', 'ASC'],
    list: ['location', 'updatedAt'],
    form: ['location:6', 'hours:12', 'contact:12'],
    labels: { hours: 'Opening hours' },
  },
  'api::site-settings.site-settings': siteSettingsView,
  'api::taproom.taproom': taproomView,
  ...tapViews,
  'api::hero-image.hero-image': {
    title: 'alt',
    sort: ['placement', 'ASC'],
    list: ['image', 'placement', 'alt', 'isActive'],
    form: ['image:6 alt:6', 'placement:6 isActive:6', 'position:12'],
    labels: {
      alt: 'Alternative text',
      placement: 'Page or taproom',
      isActive: 'Active',
      position: 'Order on the page',
    },
  },
  'api::subscriber.subscriber': {
    title: 'email',
    sort: ['subscribedAt', 'DESC'],
    list: ['email', 'source', 'subscribedAt', 'isActive'],
    form: ['email:8 isActive:4', 'source:6 subscribedAt:6'],
    labels: { isActive: 'Active', subscribedAt: 'Subscribed' },
  },
  'api::inquiry.inquiry': {
    title: 'name',
    sort: ['createdAt', 'DESC'],
    list: ['createdAt', 'kind', 'inquiryStatus', 'name', 'email'],
    form: ['kind:6 inquiryStatus:6', 'name:6 email:6', 'phone:6', 'message:12', 'details:12'],
    labels: { inquiryStatus: 'Status', details: 'Other form fields', createdAt: 'Received' },
  },
  'api::distributor.distributor': {
    title: 'name',
    sort: ['name', 'ASC'],
    list: ['name', 'kind', 'country', 'region', 'phone'],
    form: ['name:6 kind:6', 'address:12', 'phone:6', 'country:6 region:6', 'latitude:6 longitude:6'],
    labels: { region: 'State' },
    hints: { region: 'For the United States only.' },
  },
  'api::redirect.redirect': {
    title: 'from',
    sort: ['from', 'ASC'],
    list: ['from', 'to', 'isPermanent', 'updatedAt'],
    form: ['from:6 to:6', 'isPermanent:6'],
    labels: { from: 'Old path', to: 'Leads to', isPermanent: 'Permanent', updatedAt: 'Changed' },
    hints: {
      from: 'A path that the site no longer has, such as /old-menu.',
      to: 'A path of the site such as /beers, or a URL that starts with https://.',
      isPermanent: 'No: search engines keep the old path (302 instead of 301).',
    },
  },
  'api::shipping-state.shipping-state': {
    title: 'state',
    sort: ['state', 'ASC'],
    list: ['state', 'code', 'enabled', 'lastReviewed'],
    form: ['state:6 code:3 enabled:3', 'note:8 lastReviewed:4'],
    labels: { enabled: 'Ships here', lastReviewed: 'Rules last reviewed' },
  },
  'api::outgoing-mail.outgoing-mail': {
    title: 'subject',
    sort: ['createdAt', 'DESC'],
    list: ['createdAt', 'to', 'subject', 'state', 'attempts', 'sentAt'],
    form: [
      'to:6 replyTo:6',
      'subject:12',
      'text:12',
      'html:12',
      'state:4 attempts:4',
      'nextAttemptAt:6 sentAt:6',
      'lastError:12',
      'headers:12',
    ],
    labels: { html: 'HTML', nextAttemptAt: 'Next attempt', sentAt: 'Sent' },
  },
  'plugin::users-permissions.user': {
    title: 'email',
    sort: ['createdAt', 'DESC'],
    list: ['email', 'firstName', 'lastName', 'role', 'blocked'],
    form: ['firstName:6 lastName:6', 'email:6 username:6', 'password:6 role:6', 'confirmed:6 blocked:6'],
    labels: {
      username: 'Username (the email address)',
    },
    hints: { role: 'Only Admin and Moderator can sign in to the staff app.' },
  },
};

export const componentViews: Record<string, UnlabeledView> = {
  ...taproomComponentViews,
  ...tapComponentViews,
  'beer.award': {
    title: 'name',
    form: ['name:8 year:4', 'category:12', 'description:12'],
    labels: { name: 'Award' },
  },
  'location.hours': {
    title: 'display',
    form: ['display:12', 'monday:6 tuesday:6', 'wednesday:6 thursday:6', 'friday:6 saturday:6', 'sunday:6'],
    labels: { display: 'Summary line' },
    hints: { monday: 'For example 11:00 AM - 8:00 PM' },
  },
  'site.navigation-link': navigationLinkView,
  'location.contact': { title: 'email', form: ['phone:6 email:6', 'address:12'] },
};
