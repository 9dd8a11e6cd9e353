import { newsletterPromise } from '../newsletter-promise';
import type { events as page } from '../pages/events';
import type { NeutralTexts } from './texts';

export const events: NeutralTexts<typeof page> = {
  title: 'Events',
  seo: {
    title: 'Events',
    description: 'Live music, beer releases, food trucks and more at {name}. Add them to your calendar.',
    image: { builtIn: 'heroEvents' },
  },
  hero: {
    eyebrow: 'What’s on',
    title: 'Events',
    lead: 'Music, new beers and good company. Here is what is coming up.',
    actionLabel: 'See upcoming events',
  },
  sections: [
    { type: 'upcoming-events', emptyText: 'New dates are announced here first. Please check back soon.' },
    {
      type: 'private-events',
      eyebrow: 'Private events',
      heading: 'Celebrate with us',
      text: 'Birthdays, rehearsal dinners, retirements, the company party. Tell us the date and the number of guests, and we’ll take it from there.',
      lines: [
        { text: 'Room for your group, large or small' },
        { text: 'Beers picked to suit your guests' },
        { text: 'Help with food, music and the rest' },
      ],
      photo: { builtIn: 'longTable' },
      actionLabel: 'Book Your Event',
      actionHref: '/contact',
      note: 'Or start with the kind of event:',
    },
    {
      type: 'calendar-feeds',
      heading: 'Every event, on your phone',
      text: 'Subscribe once and your calendar stays up to date: new events appear, changes follow and cancelled events are crossed out.',
    },
    { type: 'newsletter', heading: 'Never miss a release', text: newsletterPromise },
  ],
};
