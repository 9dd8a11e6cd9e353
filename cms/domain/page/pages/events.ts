import { newsletterPromise } from '../newsletter-promise';
import { calendarFeeds, eventsHero, privateEvents, upcomingEvents } from '../components/events';
import { newsletter } from '../components/newsletter';
import { definePage } from '../definition';

export const events = definePage({
  key: 'events',
  path: '/events',
  label: 'Events',
  hero: eventsHero,
  sections: [upcomingEvents, privateEvents, calendarFeeds, newsletter],
  seed: {
    title: 'Events',
    seo: {
      title: 'Events',
      description:
        'Live music, beer releases, food trucks and more at the {name} taprooms in {taprooms}. Add them to your calendar.',
      image: { builtIn: 'heroEvents' },
    },
    hero: {
      eyebrow: '{taprooms}',
      title: 'Events',
      lead: 'Bands on the patio, new beers on the board, a food truck when the oven needs a rest.',
      actionLabel: 'See upcoming events',
    },
    sections: [
      {
        type: 'upcoming-events',
        heading: 'Upcoming events',
        emptyHeading: 'No Upcoming Events',
        emptyText: 'New dates are added every week.',
        callText: 'Call us at {phone} to find out what’s on.',
      },
      {
        type: 'private-events',
        eyebrow: 'Private events',
        heading: 'Have the place to yourselves',
        text: 'Birthdays, rehearsal dinners, retirements, the company party nobody leaves early. Tell us the date and the number of guests, and we’ll take it from there.',
        lines: [
          { text: 'Up to 150 guests in 9,000 sq ft, or a corner for twelve' },
          { text: 'Beers picked with you, and a brewer to talk about them' },
          { text: 'Pizza from our oven, or bring your own food' },
        ],
        photo: { builtIn: 'story2' },
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
  },
});
