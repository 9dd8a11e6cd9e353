import type { events as page } from '../pages/events';
import type { NeutralTexts } from './texts';

export const events: NeutralTexts<typeof page> = {
  seo: {
    description: 'Live music, beer releases, food trucks and more at {name}. Add them to your calendar.',
  },
  hero: {
    eyebrow: 'What’s on',
    lead: 'Music, new beers and good company. Here is what is coming up.',
  },
  sections: [
    { type: 'upcoming-events', emptyText: 'New dates are announced here first. Please check back soon.' },
    {
      type: 'private-events',
      heading: 'Celebrate with us',
      text: 'Birthdays, rehearsal dinners, retirements, the company party. Tell us the date and the number of guests, and we’ll take it from there.',
      lines: [
        { text: 'Room for your group, large or small' },
        { text: 'Beers picked to suit your guests' },
        { text: 'Help with food, music and the rest' },
      ],
      photo: { builtIn: 'longTable' },
    },
  ],
};
