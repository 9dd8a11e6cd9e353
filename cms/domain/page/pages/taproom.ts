import { definePage } from '../definition';
import { component, longText, optionalLongText, optionalText, photo, text } from '../fields';

const placeholders =
  '{taproom} stands for the name of the taproom, {atTaproom} for “in Reno” or “at Barrel House”, {city} for “Reno, NV”.';

export const taproomHero = component({
  name: 'taproom-hero',
  label: 'Top of the page of a taproom',
  icon: 'picture',
  title: 'actionLabel',
  fields: {
    actionLabel: text('Button to the form for private events', 32, { hint: 'At taprooms that host private events.' }),
    photo: photo('Photo', { hint: 'Of taprooms without a photo of their own.' }),
  },
});

export const taproomFacts = component({
  name: 'taproom-facts',
  label: 'Figures and facts',
  icon: 'hashtag',
  fields: {
    heading: text('Headline for screen readers', 60, {
      hint: `Visitors see the figures instead. ${placeholders}`,
    }),
  },
});

export const taproomExpectations = component({
  name: 'taproom-expectations',
  label: 'What to expect',
  icon: 'pinMap',
  fields: {
    heading: text('Headline', 40, { hint: placeholders }),
    locationHeading: text('Headline of the address', 32),
    directionsLabel: text('Link to the directions', 32),
    hoursHeading: text('Headline of the opening hours', 32),
    foodHeading: text('Headline of the food', 32),
    parkingHeading: text('Headline of the parking', 32),
    accessibilityHeading: text('Headline of the accessibility', 32),
  },
});

export const taproomEvents = component({
  name: 'taproom-events',
  label: 'Events at the taproom',
  icon: 'calendar',
  fields: {
    heading: text('Headline', 50, { hint: placeholders }),
    actionLabel: text('Button to all events', 32),
    emptyHeading: text('Headline without events', 40),
    emptyText: text('Text without events', 160),
    callText: optionalText('Second sentence of that text', 120, {
      hint: '{phone} stands for the phone number. Left out at taprooms without one.',
    }),
  },
});

/** The offer to rent the taproom, with the taproom's own headline, text and photo. */
export const taproomHost = component({
  name: 'taproom-host',
  label: 'Host an event',
  icon: 'gift',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 50, { hint: `For taprooms without one of their own. ${placeholders}` }),
    text: optionalLongText('Text', 360, { hint: `For taprooms without one of their own. ${placeholders}` }),
    photo: photo('Photo', { hint: 'Of taprooms without one of their own.' }),
    actionLabel: text('Button to the form', 32),
  },
});

const taproomGallery = component({
  name: 'taproom-gallery',
  label: 'Photos',
  icon: 'landscape',
  fields: { heading: text('Headline for screen readers', 60, { hint: placeholders }) },
});

/** The form for private events with the taproom's contact; a band of buttons at taprooms that host none. */
export const taproomContact = component({
  name: 'taproom-contact',
  label: 'Contact',
  icon: 'message',
  fields: {
    heading: text('Headline of the form for private events', 40),
    text: longText('Text beside the form', 220, { hint: placeholders }),
    questionsHeading: text('Headline without that form', 50, { hint: 'At taprooms that host no private events.' }),
    callLabel: text('Button to call', 40, { hint: '{phone} stands for the phone number.' }),
    emailLabel: text('Button to write an email', 40, { hint: placeholders }),
    formLabel: text('Button to the contact page', 32),
  },
});

/** What the pages of all taprooms have in common; the rest is in their records. */
export const taproom = definePage({
  key: 'taproom',
  path: '/locations/:slug',
  label: 'Each taproom',
  placeholders:
    '{taproom} stands for the name of the taproom, {city} for “Reno, NV”, {atTaproom} for “in Reno” or “at Barrel House”.',
  hero: taproomHero,
  sections: [taproomFacts, taproomExpectations, taproomEvents, taproomHost, taproomGallery, taproomContact],
  seed: {
    title: '{taproom} Taproom',
    seo: {
      title: '{taproom} Taproom',
      description: '{name} in {city}: opening hours, directions, what to expect and upcoming events.',
      image: null,
    },
    hero: { actionLabel: 'Book a Private Event', photo: { builtIn: 'heroTaproom' } },
    sections: [
      { type: 'taproom-facts', heading: 'About the taproom' },
      {
        type: 'taproom-expectations',
        heading: 'What to Expect',
        locationHeading: 'Location',
        directionsLabel: 'Get directions',
        hoursHeading: 'Opening hours',
        foodHeading: 'Food',
        parkingHeading: 'Parking',
        accessibilityHeading: 'Accessibility',
      },
      {
        type: 'taproom-events',
        heading: 'Upcoming {atTaproom}',
        actionLabel: 'View All Events',
        emptyHeading: 'No Upcoming Events',
        emptyText: 'New dates are added every week.',
        callText: 'Call us at {phone} to find out what’s on.',
      },
      {
        type: 'taproom-host',
        eyebrow: 'Host an event',
        heading: 'Your event at {taproom}',
        text: null,
        photo: { builtIn: 'longTable' },
        actionLabel: 'Plan your event',
      },
      { type: 'taproom-gallery', heading: 'Photo gallery' },
      {
        type: 'taproom-contact',
        heading: 'Get in Touch',
        text: 'Tell us what you’re planning. Someone from the taproom will reply within 24 hours.',
        questionsHeading: 'Questions before you visit?',
        callLabel: 'Call {phone}',
        emailLabel: 'Email {taproom}',
        formLabel: 'Contact form',
      },
    ],
  },
  neutral: {
    sections: [
      { type: 'taproom-events', emptyText: 'New dates are announced here first. Please check back soon.' },
      { type: 'taproom-contact', text: 'Tell us what you’re planning. We’ll get back to you as soon as we can.' },
    ],
  },
});
