import { component, link, list, longText, optionalLongText, optionalText, photo, text } from '../fields';

/** The top of the events page. */
export const eventsHero = component({
  name: 'events-hero',
  label: 'Top of the events page',
  icon: 'picture',
  title: 'title',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40, {
      hint: '{taprooms} stands for the names of the taprooms.',
    }),
    title: text('Headline', 40),
    lead: optionalLongText('Introduction', 180),
    actionLabel: text('Button to the list of events', 32),
  },
});

/** The list of upcoming events with its filters. */
export const upcomingEvents = component({
  name: 'upcoming-events',
  label: 'Upcoming events',
  icon: 'calendar',
  title: 'heading',
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
  title: 'heading',
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

/** Subscription links of the calendars. */
export const calendarFeeds = component({
  name: 'calendar-feeds',
  label: 'Calendars to subscribe to',
  icon: 'calendar',
  title: 'heading',
  fields: {
    heading: text('Headline', 50),
    text: longText('Text', 260),
  },
});
