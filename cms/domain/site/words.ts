/** Words of the public site that are on no page of their own. Each is known by its original text; staff may change it. */
import * as z from 'zod';
import { categoryIconNames, categoryLabel, iconKey, publicCategories } from '../event/category';
import { contactSubjects } from '../inquiry/constants';
import { eventTypeOptions } from '../inquiry/event-type';
import { distributorKinds, kindLabels } from '../distributor/kind';
import { sanitizeLine } from '../shared/sanitize-text';
import { levelLabels } from '../tap/display';
import { freshnessPhrases, statusPhrases } from '../taproom/status-phrases';

type WordGroup = { label: string; hint?: string; words: readonly string[] };

export const wordGroups: readonly WordGroup[] = [
  { label: 'All forms', words: ['Name', 'Email', 'Phone', 'Message', '(optional)', 'Sending…'] },
  {
    label: 'Message form',
    words: [
      'Subject',
      'Choose a subject',
      'Planning one?',
      'Use the private event form',
      'for taproom, date and number of guests.',
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
      'Pick from our beers',
      'Hide the beers',
      'Choose cases of each beer. They appear in the field above, where you can edit them.',
      'Search by name or style',
      'No beer ships right now. Tell us what you’d like in the field above.',
      'Quantity',
      'For example, 2 cases',
      'Preferred delivery date',
      '21+ only.',
      'By sending this request you confirm that you are 21 or older. The recipient must be 21 or older and show a valid ID at delivery.',
      'Send Order Request',
    ],
  },
  {
    label: 'Newsletter form',
    words: ['Email address', 'Enter your email', 'Subscribe', 'Subscribing…', 'Subscribed!'],
  },
  { label: 'Event categories', words: publicCategories.map(categoryLabel) },
  { label: 'Footer', words: ['Quick Links', 'Legal', 'Privacy Policy', 'Terms of Service', 'Powered By'] },
  {
    label: 'Open or closed',
    hint: 'As in “Open until 8:00 PM”, “Opens tomorrow at 11:00 AM” and “Open 7 days a week”.',
    words: statusPhrases,
  },
  {
    label: 'Tap lists',
    hint: '{taproom}, {tap}, {count}, {shown} and {total} stand for a name or a number; each can be left out.',
    words: [
      'On tap now',
      'View All Taps',
      'The tap at {taproom}',
      'All {count} taps at {taproom}',
      'All {count} taps with glasses',
      'All glasses and prices',
      'Both',
      'All',
      'Filter and sort',
      'Style',
      'Strength',
      'Sort by',
      'Clear All',
      '{total} tap',
      '{total} taps',
      '{shown} of {total} taps',
      'On deck',
      'Next on {tap}',
      'Just kicked',
      'New',
      levelLabels.low,
      'Glasses',
      'Visit {taproom}',
      'Between kegs. The next one is on its way.',
      'Nothing on tap at {taproom} matches these filters.',
      'There is no tap list right now.',
      'See our beers',
      ...freshnessPhrases,
    ],
  },
  {
    label: 'Filters of tap lists',
    words: [
      'Lager & Crisp',
      'Wheat',
      'IPA & Pale Ale',
      'Red & Brown',
      'Stout & Porter',
      'Belgian',
      'Sour',
      'Cider',
      'Seltzer',
      'Wine',
      'Non-alcoholic',
      'Light',
      'under 5%',
      'Medium',
      '5 to 7%',
      'Strong',
      '7% and up',
      'Tap',
      'Lightest',
      'Strongest',
    ],
  },
  {
    label: 'Beers',
    words: [
      'Pouring today',
      '{count} on tap now',
      'Find a beer',
      'Search and filter',
      'Name, style or hops',
      'Any strength',
      'Any bitterness',
      'Any style',
      'Available now',
      'Find',
      'Filters',
      '{total} beer',
      '{total} beers',
      '{shown} of {total} beers',
      'Showing {shown} of {total} beers',
      'Load more beers',
      'No beers match these filters.',
      'Learn More',
      'On tap',
      'at {taproom}',
      'Retail price:',
      'per package',
      'Previous',
      'Next',
      'Full list',
      'All Beers',
    ],
  },
  {
    label: 'Marks and filters of beers',
    hint: 'Tags keep their own names.',
    words: [
      'Available',
      'Currently Unavailable',
      'Coming Soon',
      'Limited Release',
      'Year Round',
      'Year-Round',
      'Seasonal',
      'Featured',
      'Availability',
      'Mild (0-20)',
      'Moderate (21-50)',
      'Bitter (51+)',
      'Alphabetical',
      'Newest',
      'Popular',
      'Can Size',
      'ABV: Low to High',
      'ABV: High to Low',
      'IBU: Low to High',
      'IBU: High to Low',
    ],
  },
  {
    label: 'Events',
    words: [
      'Tonight',
      'Today',
      'On now',
      'Cancelled',
      'View Event',
      'Get Tickets',
      'Add to Calendar',
      'Add to Calendar opens Google Calendar. The .ics file is for Apple Calendar and Outlook.',
      'Download',
      'Directions',
      '{total} event',
      '{total} events',
      'Showing {shown} of {total} events',
      'Later',
      'Load more events',
      'No events match these filters.',
      'See all events',
      'Birthdays, weddings, company nights:',
      'Book a Private Event',
    ],
  },
  {
    label: 'Distributors',
    words: [
      ...distributorKinds.flatMap((kind) => [kindLabels[kind].one, kindLabels[kind].many]),
      'Our taproom',
      'Taproom page',
      'ZIP code or city',
      'Search',
      'Near me',
      'Clear',
      'Somewhere else?',
      'Nearest first',
      'Show all',
      'Show all distributors',
    ],
  },
  {
    label: 'Other pages',
    words: ['Are you 21 or older?', 'Yes, I am 21+', 'On this page', 'Share'],
  },
];

const wordTexts = wordGroups.flatMap(({ words }) => words);

const iconKeys: readonly string[] = publicCategories.map(iconKey);

export const maxWordLength = 160;

/** Only the changed words, by their original texts. */
export type Words = Readonly<Record<string, string>>;

const isKnown = (key: string, text: string) =>
  iconKeys.includes(key) ? categoryIconNames.some((name) => name === text) : wordTexts.includes(key);

const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

function placeholderProblem(key: string, text: string): string | null {
  const known = placeholders(key);
  if (placeholders(text).every((name) => known.includes(name))) return null;
  return `“${text}”: ${known.length > 0 ? `only ${known.join(' and ')} is filled in` : 'nothing in braces is filled in here'}`;
}

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
        : text.length > maxWordLength
          ? `“${key}” is too long (maximum ${maxWordLength} characters)`
          : placeholderProblem(key, text);
      if (message) context.addIssue({ code: 'custom', path: [key], message });
    }
    return Object.fromEntries(entries);
  });
