import { newsletter } from '../components';
import { definePage } from '../definition';
import { component, link, list, longText, optionalText, photo, text } from '../fields';
import { newsletterPromise } from '../newsletter-promise';

/** The top of the home page, over the video or the hero image, with the taprooms' status. */
export const homeHero = component({
  name: 'home-hero',
  label: 'Top of the home page',
  icon: 'picture',
  fields: {
    title: text('Headline', 50),
    visitLine: text('Line above the buttons of the taprooms', 50),
    singleVisitLine: text('The same line with a single taproom', 50),
    linkLabel: text('Link below the address', 32),
    linkHref: link('Link leads to'),
  },
});

export const figure = component({
  name: 'figure',
  label: 'Figure',
  icon: 'hashtag',
  title: 'figure',
  fields: {
    figure: text('Figure', 6, { hint: 'Large: a number or a year.' }),
    text: text('Text', 40),
  },
});

export const storyTeaser = component({
  name: 'story-teaser',
  label: 'Our story in brief',
  icon: 'book',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 40),
    text: longText('Text', 420),
    figures: list('Figures', figure, { min: 0, max: 4 }),
    photo: photo('Photo'),
    detailPhoto: photo('Small photo in its corner'),
    actionLabel: text('Button', 36),
    actionHref: link('Button leads to'),
  },
});

export const featuredBeers = component({
  name: 'featured-beers',
  label: 'Featured beers',
  icon: 'star',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 40),
    photo: photo('Photo', { hint: 'With it, the cards show drawn glasses instead of the photos of the beers.' }),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
    emptyText: text('Text without featured beers', 120),
  },
});

export const taproomSwitcher = component({
  name: 'taproom-switcher',
  label: 'Taprooms',
  icon: 'pinMap',
  fields: {
    heading: text('Headline', 40),
    singleHeading: text('Headline with a single taproom', 40),
    visitLabel: text('Button to the page of a taproom', 40, { hint: '{taproom} stands for its name.' }),
  },
});

export const nextEvents = component({
  name: 'next-events',
  label: 'Next events',
  icon: 'calendar',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 40),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
    emptyHeading: text('Headline without events', 40),
    emptyText: text('Text without events', 120),
  },
});

const captionedPhoto = component({
  name: 'captioned-photo',
  label: 'Photo with a caption',
  icon: 'picture',
  title: 'caption',
  fields: { photo: photo('Photo'), caption: text('Caption', 40) },
});

export const socialLinks = component({
  name: 'social-links',
  label: 'Social networks',
  icon: 'earth',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 40),
    photos: list('Photos', captionedPhoto, { min: 0, max: 4 }),
  },
});

export const home = definePage({
  key: 'home',
  path: '/',
  label: 'Home',
  hero: homeHero,
  sections: [storyTeaser, featuredBeers, taproomSwitcher, nextEvents, socialLinks, newsletter],
  seed: {
    title: 'Home',
    seo: {
      title: '{name}: craft beer from the Sierra foothills since 2010',
      description:
        'Family-owned craft brewery with taprooms in {taprooms}, California. See what’s pouring, what’s happening and where to find our beers.',
      image: null,
    },
    hero: {
      title: 'Crafted for the Bold Since 2010',
      visitLine: 'Visit our tasting rooms',
      singleVisitLine: 'Visit our tasting room',
      linkLabel: 'What’s pouring',
      linkHref: '/beers',
    },
    sections: [
      {
        type: 'story-teaser',
        eyebrow: 'Since 2010',
        heading: 'Our Story',
        text: 'Established in 2010 and family-owned ever since, we began on a 7-barrel brewhouse in the Sierra foothills. Today our beers are poured across the US and internationally, and they’re still brewed by the people whose name is on the tap.',
        figures: [
          { figure: '2010', text: 'Established' },
          { figure: '7', text: 'Barrels in the first brewhouse' },
          { figure: '100%', text: 'Family-owned, then and now' },
        ],
        photo: { builtIn: 'story1' },
        detailPhoto: { builtIn: 'gallery5' },
        actionLabel: 'Learn More About Our Journey',
        actionHref: '/our-story',
      },
      {
        type: 'featured-beers',
        eyebrow: null,
        heading: 'Featured Beers',
        photo: { builtIn: 'cansColor' },
        actionLabel: 'View Full Beer List',
        actionHref: '/beers',
        emptyText: 'No featured beers available at the moment.',
      },
      {
        type: 'taproom-switcher',
        heading: 'Choose your taproom',
        singleHeading: 'Our taproom',
        visitLabel: 'Visit {taproom}',
      },
      {
        type: 'next-events',
        eyebrow: null,
        heading: "What's Happening",
        actionLabel: 'View All Events',
        actionHref: '/events',
        emptyHeading: 'No Upcoming Events',
        emptyText: 'The taps are open as always, seven days a week.',
      },
      {
        type: 'social-links',
        eyebrow: null,
        heading: 'Connect With Us',
        photos: [
          { photo: { builtIn: 'gallery3' }, caption: 'Pick a handle' },
          { photo: { builtIn: 'gallery6' }, caption: 'Flight night in Auburn' },
          { photo: { builtIn: 'patioFlight' }, caption: 'Last light on the patio' },
          { photo: { builtIn: 'gallery2' }, caption: 'Fresh off the line' },
        ],
      },
      { type: 'newsletter', heading: 'Stay Updated', text: newsletterPromise },
    ],
  },
  neutral: {
    seo: {
      title: '{name}: craft beer, brewed here',
      description: 'See what’s pouring at {name}, what’s happening and how to find us.',
    },
    hero: {
      title: 'Craft Beer, Brewed Here',
      visitLine: 'Visit our taprooms',
      singleVisitLine: 'Visit our taproom',
    },
    sections: [
      {
        type: 'story-teaser',
        eyebrow: 'Who we are',
        text: 'We brew the beer we like to drink: good ingredients, enough time and no shortcuts. Come by, try what is on today, and talk to the people who made it.',
        figures: [],
        actionLabel: 'Learn More About Us',
      },
      {
        type: 'featured-beers',
        photo: null,
        emptyText: 'Our featured beers are on their way.',
      },
      {
        type: 'next-events',
        heading: 'What’s Happening',
        emptyText: 'Nothing is planned right now, but there is always beer.',
      },
      {
        type: 'social-links',
        photos: [
          { photo: { builtIn: 'gallery3' }, caption: 'Ready to pour' },
          { photo: { builtIn: 'gallery6' }, caption: 'A flight to share' },
          { photo: { builtIn: 'gallery4' }, caption: 'The brew kettle' },
          { photo: { builtIn: 'gallery1' }, caption: 'Fresh from the tap' },
        ],
      },
    ],
  },
});
