import { eventDetails, eventHero, moreEvents } from '../components/event';
import { definePage } from '../definition';

/** What the pages of all events have in common. */
export const event = definePage({
  key: 'event',
  path: '/events/:slug',
  label: 'Each event',
  placeholders: '{event}, {date} and {description} stand for those of the event, {facts} for date, time and place.',
  hero: eventHero,
  sections: [eventDetails, moreEvents],
  seed: {
    title: '{event}',
    // With the date, because an event can take place every week.
    seo: { title: '{event}, {date}', description: '{facts}. {description}', image: null },
    hero: {
      backLabel: 'Back to Events',
      cancelledText: 'This event has been cancelled.',
      endedText: 'This event has ended.',
      upcomingLabel: 'See upcoming events',
      missingText:
        'It may have been withdrawn, or the link has a typo. Everything that’s coming up is on the events page.',
    },
    sections: [
      {
        type: 'event-details',
        about: 'About this event',
        organizer: 'Hosted by',
        tags: 'Good to know',
        links: 'Elsewhere',
        beers: 'Beers mentioned',
        place: 'Where',
        taproomLabel: 'About the taproom',
      },
      {
        type: 'more-events',
        heading: 'More events',
        taproomHeading: 'More {atTaproom}',
        actionLabel: 'View All Events',
      },
    ],
  },
});
