/** What a new page of the brewery's own starts with. All of it is meant to be replaced. */
import { type RichText, bullets, paragraph } from '@domain/page/rich-text';
import type { PageNavigation } from '@domain/page/storage';

type StartingPoint = {
  label: string;
  description: string;
  title: string;
  path: string;
  navigation: PageNavigation;
  seoDescription: string;
  sections: { type: string; values: Record<string, unknown> }[];
};

const question = (text: string, answer: RichText) => ({ question: text, answer });

export const startingPoints: readonly StartingPoint[] = [
  {
    label: 'Blank',
    description: 'A headline, and the sections that you add.',
    title: 'New page',
    path: '/new-page',
    navigation: 'none',
    seoDescription: 'A page of {name}.',
    sections: [{ type: 'block-hero', values: { title: 'New page' } }],
  },
  {
    label: 'Weddings and events',
    description: 'Headline, story, figures, questions and a form for inquiries.',
    title: 'Weddings & events',
    path: '/weddings',
    navigation: 'menu',
    seoDescription: 'Weddings, birthdays and company parties at {name}: rooms, food, beer and how to ask for a date.',
    sections: [
      {
        type: 'block-hero',
        values: {
          eyebrow: 'Private events',
          title: 'Celebrate with us',
          lead: 'Weddings, birthdays and company parties among tanks and barrels.',
          actionLabel: 'Ask for a date',
          actionHref: '/contact',
        },
      },
      {
        type: 'text-photo',
        values: {
          heading: 'Your day at the brewery',
          text: 'Tell visitors what makes your place special: the rooms, the view, the food and the beer.',
        },
      },
      {
        type: 'facts',
        values: {
          heading: 'In short',
          items: [
            { figure: '80', text: 'guests inside' },
            { figure: '12', text: 'beers on tap' },
          ],
        },
      },
      {
        type: 'questions',
        values: {
          heading: 'Good to know',
          items: [
            question('How far ahead do we book?', [paragraph('Say how long your calendar is usually full.')]),
            question('Can we bring our own food?', [paragraph('Say what is possible, and whom you recommend.')]),
          ],
        },
      },
      { type: 'form', values: { heading: 'Tell us about your event', kind: 'private-event' } },
    ],
  },
  {
    label: 'Jobs',
    description: 'Headline, open positions and how to apply.',
    title: 'Jobs',
    path: '/jobs',
    navigation: 'footer',
    seoDescription: 'Open positions at {name}, and how to apply.',
    sections: [
      { type: 'block-hero', values: { title: 'Work with us', lead: 'We brew, pour and celebrate as a team.' } },
      {
        type: 'cards',
        values: {
          heading: 'Open positions',
          items: [
            { title: 'Bartender', text: 'Part-time, evenings and weekends. You like people and know your beer.' },
            {
              title: 'Cellar hand',
              text: 'Full-time. You keep tanks, kegs and hoses clean, and lend a hand on brew days.',
            },
          ],
        },
      },
      {
        type: 'rich-text',
        values: {
          heading: 'How to apply',
          text: [
            paragraph('Send us a message with:'),
            bullets(['your name and phone number'], ['the position'], ['when you could start']),
          ],
        },
      },
      { type: 'form', values: { heading: 'Apply', kind: 'message' } },
    ],
  },
  {
    label: 'Menu of food',
    description: 'Headline, dishes with prices, and a map.',
    title: 'Food',
    path: '/food',
    navigation: 'menu',
    seoDescription: 'What the kitchen of {name} serves with our beer.',
    sections: [
      { type: 'block-hero', values: { title: 'From our kitchen', lead: 'Good beer needs good food.' } },
      {
        type: 'cards',
        values: {
          heading: 'Menu',
          items: [
            { title: 'Soft pretzel · $8', text: 'Baked in-house, with beer cheese.' },
            { title: 'Smash burger · $15', text: 'Two patties, pickles, house sauce. Vegetarian on request.' },
            { title: 'Loaded fries · $11', text: 'Cheddar, jalapeños, scallions.' },
          ],
        },
      },
      { type: 'map', values: { heading: 'Find us' } },
    ],
  },
];
