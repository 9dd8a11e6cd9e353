import { newsletter } from '../components';
import { definePage } from '../definition';
import { component, link, list, longText, optionalLongText, optionalText, photo, text } from '../fields';
import { newsletterPromise } from '../newsletter-promise';

const eventsHero = component({
  name: 'events-hero',
  label: 'Top of the events page',
  icon: 'picture',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40, {
      hint: '{taprooms} stands for the names of the taprooms.',
    }),
    title: text('Headline', 40),
    lead: optionalLongText('Introduction', 180),
    actionLabel: text('Button to the list of events', 32),
  },
});

export const upcomingEvents = component({
  name: 'upcoming-events',
  label: 'Upcoming events',
  icon: 'calendar',
  fields: {
    heading: text('Headline', 40),
    emptyHeading: text('Headline without events', 40),
    emptyText: text('Text without events', 160),
    callText: optionalText('Second sentence of that text', 120, {
      hint: '{phone} stands for the phone number of the first taproom. Left out if it has none.',
    }),
  },
});

const line = component({
  name: 'line',
  label: 'Line',
  icon: 'bulletList',
  title: 'text',
  fields: { text: text('Text', 100) },
});

/** An offer to rent a taproom, beside a photo, with links by type of event. */
export const privateEvents = component({
  name: 'private-events',
  label: 'Private events',
  icon: 'gift',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 50),
    text: longText('Text', 360),
    lines: list('What is included', line, { min: 0, max: 6 }),
    photo: photo('Photo'),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
    note: text('Line above the links by type of event', 80),
  },
});

export const calendarFeeds = component({
  name: 'calendar-feeds',
  label: 'Calendars to subscribe to',
  icon: 'calendar',
  fields: { heading: text('Headline', 50), text: longText('Text', 260) },
});

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
  },
  neutral: {
    seo: {
      description: 'Live music, beer releases, food trucks and more at {name}. Add them to your calendar.',
    },
    hero: { eyebrow: 'What’s on', lead: 'Music, new beers and good company. Here is what is coming up.' },
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
  },
});
