/** Words of the public site that are on no page of their own. Each is known by its original text; staff may change it. */
import * as z from 'zod';
import { categoryIconNames, categoryLabel, iconKey, publicCategories } from '../event/category';
import { contactSubjects } from '../inquiry/constants';
import { eventTypeOptions } from '../inquiry/event-type';
import { sanitizeLine } from '../shared/sanitize-text';

type WordGroup = { label: string; hint?: string; words: readonly string[] };

export const wordGroups: readonly WordGroup[] = [
  { label: 'All forms', words: ['Name', 'Email', 'Phone', 'Message'] },
  {
    label: 'Message form',
    words: [
      'Subject',
      'Choose a subject',
      'Send Message',
      'The date you have in mind, the number of guests, and what you’re celebrating.',
    ],
  },
  { label: 'Subjects of messages', hint: 'The inbox keeps the original ones.', words: contactSubjects },
  {
    label: 'Private event form',
    words: [
      'Type of event',
      'Taproom',
      'No preference',
      'Date',
      'An approximate one will do',
      'Guests',
      'Roughly how many people',
      'What you’re celebrating, and what we should know about it.',
      'Send Request',
    ],
  },
  { label: 'Kinds of private events', words: eventTypeOptions.map(({ label }) => label) },
  {
    label: 'Shipping form',
    words: [
      'Delivery address',
      'Street, city, state and ZIP code.',
      'Beer selections',
      'The beers you’d like, in your own words',
      'Quantity',
      'For example, 2 cases',
      'Preferred delivery date',
      'Send Order Request',
    ],
  },
  { label: 'Newsletter form', words: ['Enter your email', 'Subscribe', 'Subscribed!'] },
  { label: 'Event categories', words: publicCategories.map(categoryLabel) },
  { label: 'Footer', words: ['Quick Links', 'Legal', 'Privacy Policy', 'Terms of Service'] },
  {
    label: 'Open or closed',
    hint: 'As in “Open until 8:00 PM”, “Opens tomorrow at 11:00 AM” and “Open 7 days a week”.',
    words: [
      'Open until',
      'Open 24 hours',
      'Opens',
      'Closed',
      'Closed today',
      'Closed today for',
      'Closed early today',
      'tomorrow',
      'Open',
      'day a week',
      'days a week',
      'Visit us',
    ],
  },
  {
    label: 'Tap lists',
    words: ['On deck', 'Just kicked', 'Strength', 'Sort by', 'Between kegs. The next one is on its way.'],
  },
];

const wordTexts = wordGroups.flatMap(({ words }) => words);

const iconKeys: readonly string[] = publicCategories.map(iconKey);

export const maxWordLength = 120;

/** Only the changed words, by their original texts. */
export type Words = Readonly<Record<string, string>>;

const isKnown = (key: string, text: string) =>
  iconKeys.includes(key) ? categoryIconNames.some((name) => name === text) : wordTexts.includes(key);

/** Blank and unchanged words are left out. */
export const wordsField = z
  .record(z.string(), z.string({ error: 'Each word must be text' }), { error: 'Words must be an object' })
  .nullable()
  .transform((words, context): Words => {
    const entries = Object.entries(words ?? {}).flatMap(([key, text]): [string, string][] => {
      const line = sanitizeLine(text);
      return line && line !== key ? [[key, line]] : [];
    });
    for (const [key, text] of entries) {
      const message = !isKnown(key, text)
        ? `The site has no word “${key.slice(0, 80)}”`
        : text.length > maxWordLength && `“${key}” is too long (maximum ${maxWordLength} characters)`;
      if (message) context.addIssue({ code: 'custom', path: [key], message });
    }
    return Object.fromEntries(entries);
  });
