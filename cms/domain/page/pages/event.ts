import { definePage } from '../definition';
import { component, longText, text } from '../fields';

export const eventHero = component({
  name: 'event-hero',
  label: 'Top of the page of an event',
  icon: 'picture',
  title: 'backLabel',
  fields: {
    backLabel: text('Link to the list of events', 32),
    cancelledText: text('Note on a cancelled event', 100),
    endedText: text('Note on an event that is over', 100),
    upcomingLabel: text('Link below that note', 40),
    missingText: longText('Text for an event that does not exist', 200),
  },
});

export const eventDetails = component({
  name: 'event-details',
  label: 'Description and place',
  icon: 'book',
  title: 'about',
  fields: {
    about: text('Headline of the description', 40),
    organizer: text('Headline of the organizer', 32),
    tags: text('Headline of the tags', 32),
    links: text('Headline of the links', 32),
    beers: text('Headline of the beers it mentions', 40),
    place: text('Headline of the place', 40),
    taproomLabel: text('Link to the taproom', 40),
  },
});

export const moreEvents = component({
  name: 'more-events',
  label: 'More events',
  icon: 'calendar',
  fields: {
    heading: text('Headline', 40),
    taproomHeading: text('Headline for an event at one taproom', 50, {
      hint: '{atTaproom} stands for “in Reno” or “at Barrel House”.',
    }),
    actionLabel: text('Button to all events', 32),
  },
});

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
    // The date distinguishes the titles of an event that takes place every week.
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
