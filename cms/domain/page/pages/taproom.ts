import {
  taproomContact,
  taproomEvents,
  taproomExpectations,
  taproomFacts,
  taproomGallery,
  taproomHero,
  taproomHost,
} from '../components/taproom';
import { definePage } from '../definition';

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
});
