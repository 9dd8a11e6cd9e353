/** Changes of many records at once, by the types that the panel lists. The server and the buttons of the lists use them. */
import { addTag } from '../beer/tag';
import { equalsIgnoringCase } from '../beer/search';

type Row = Readonly<Record<string, unknown>>;
type Data = Record<string, unknown>;

export type BulkChange = {
  /** Of the button. */
  label: string;
  /** After the number of records: `3 beers activated`. */
  done: string;
  /** The attribute that it writes. */
  field: string;
  /** The attributes to write; null if the record has them already. */
  toData: (row: Row, tag: string) => Data | null;
  needsTag?: true;
  /** What to ask before a change that visitors or subscribers notice for good. */
  confirmation?: string;
};

export type BulkType = {
  uid: string;
  /** In URLs. */
  path: string;
  singular: string;
  plural: string;
  /** The attribute that names a record. */
  nameField: string;
  changes: Readonly<Record<string, BulkChange>>;
};

type Texts = Pick<BulkChange, 'label' | 'done' | 'confirmation'>;

const set = (field: string, value: unknown, texts: Texts): BulkChange => ({
  ...texts,
  field,
  toData: (row) => (row[field] === value ? null : { [field]: value }),
});

/** The tags of a record, which are stored as JSON. */
const tagsOf = ({ tags }: Row): string[] => (Array.isArray(tags) ? tags.map(String) : []);

const changeTags = (texts: Texts, change: (tags: string[], tag: string) => string[]): BulkChange => ({
  ...texts,
  field: 'tags',
  needsTag: true,
  toData(row, tag) {
    const tags = change(tagsOf(row), tag);
    return tags.length === tagsOf(row).length ? null : { tags };
  },
});

const activation = (field: string) => ({
  activate: set(field, true, { label: 'Activate', done: 'activated' }),
  deactivate: set(field, false, { label: 'Deactivate', done: 'deactivated' }),
});

export const bulkTypes: readonly BulkType[] = [
  {
    uid: 'api::beer.beer',
    path: 'beers',
    singular: 'beer',
    plural: 'beers',
    nameField: 'name',
    changes: {
      ...activation('isActive'),
      available: set('isAvailable', true, { label: 'Available', done: 'marked available' }),
      unavailable: set('isAvailable', false, { label: 'Unavailable', done: 'marked unavailable' }),
      'add-tag': changeTags({ label: 'Add tag…', done: 'tagged' }, addTag),
      'remove-tag': changeTags({ label: 'Remove tag…', done: 'without the tag now' }, (tags, tag) =>
        tags.filter((other) => !equalsIgnoringCase(other, tag.trim())),
      ),
    },
  },
  {
    uid: 'api::event.event',
    path: 'events',
    singular: 'event',
    plural: 'events',
    nameField: 'title',
    changes: {
      publish: set('eventStatus', 'published', { label: 'Publish', done: 'published' }),
      draft: set('eventStatus', 'draft', { label: 'Back to draft', done: 'back to draft' }),
      cancel: set('eventStatus', 'cancelled', {
        label: 'Cancel events…',
        done: 'cancelled',
        confirmation: 'Their pages and subscribed calendars will say that they are cancelled.',
      }),
    },
  },
  {
    uid: 'api::inquiry.inquiry',
    path: 'inquiries',
    singular: 'inquiry',
    plural: 'inquiries',
    nameField: 'name',
    changes: {
      answered: set('inquiryStatus', 'answered', { label: 'Answered', done: 'marked answered' }),
      archived: set('inquiryStatus', 'archived', { label: 'Archive', done: 'archived' }),
      new: set('inquiryStatus', 'new', { label: 'New', done: 'marked new' }),
    },
  },
  {
    uid: 'api::subscriber.subscriber',
    path: 'subscribers',
    singular: 'subscriber',
    plural: 'subscribers',
    nameField: 'email',
    changes: activation('isActive'),
  },
  {
    uid: 'api::page.page',
    path: 'pages',
    singular: 'page',
    plural: 'pages',
    nameField: 'title',
    changes: {
      live: set('isLive', true, { label: 'Put live', done: 'live' }),
      draft: set('isLive', false, { label: 'Back to draft', done: 'back to draft' }),
    },
  },
  {
    uid: 'api::hero-image.hero-image',
    path: 'hero-images',
    singular: 'hero image',
    plural: 'hero images',
    nameField: 'alt',
    changes: activation('isActive'),
  },
];

export const maxBulkRecords = 1000;

/** `3 beers`. */
export const countRecords = (count: number, { singular, plural }: Pick<BulkType, 'singular' | 'plural'>): string =>
  `${count} ${count === 1 ? singular : plural}`;

export type BulkResult = { changed: number; unchanged: number };

/** `3 beers activated. 2 were already.` */
export function describeBulkResult({ changed, unchanged }: BulkResult, type: BulkType, { done }: BulkChange): string {
  if (changed === 0) return `Nothing to change: ${countRecords(unchanged, type)} already ${done}.`;
  const rest = unchanged === 0 ? '' : ` ${unchanged} already ${unchanged === 1 ? 'was' : 'were'}.`;
  return `${countRecords(changed, type)} ${done}.${rest}`;
}
