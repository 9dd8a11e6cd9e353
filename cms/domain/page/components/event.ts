import { component, longText, text } from '../fields';

/** The top of an event's page, whose headline is its title. */
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

/** Description, organizer, beers and place. */
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

/** The next events at the same taproom. */
export const moreEvents = component({
  name: 'more-events',
  label: 'More events',
  icon: 'calendar',
  title: 'heading',
  fields: {
    heading: text('Headline', 40),
    taproomHeading: text('Headline for an event at one taproom', 50, {
      hint: '{atTaproom} stands for “in Reno” or “at Barrel House”.',
    }),
    actionLabel: text('Button to all events', 32),
  },
});
