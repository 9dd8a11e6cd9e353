import { component, link, list, longText, optionalText, photo, text } from '../fields';

/** The top of the home page, over the video or the hero image, with the taprooms' status. */
export const homeHero = component({
  name: 'home-hero',
  label: 'Top of the home page',
  icon: 'picture',
  title: 'title',
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

/** The story in brief beside two photos. */
export const storyTeaser = component({
  name: 'story-teaser',
  label: 'Our story in brief',
  icon: 'book',
  title: 'heading',
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

/** The beers that are marked as featured. */
export const featuredBeers = component({
  name: 'featured-beers',
  label: 'Featured beers',
  icon: 'star',
  title: 'heading',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 40),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
    emptyText: text('Text without featured beers', 120),
  },
});

/** The taprooms with their photos; visitors choose one. */
export const taproomSwitcher = component({
  name: 'taproom-switcher',
  label: 'Taprooms',
  icon: 'pinMap',
  title: 'heading',
  fields: {
    heading: text('Headline', 40),
    singleHeading: text('Headline with a single taproom', 40),
    visitLabel: text('Button to the page of a taproom', 40, { hint: '{taproom} stands for its name.' }),
  },
});

/** The next events. */
export const nextEvents = component({
  name: 'next-events',
  label: 'Next events',
  icon: 'calendar',
  title: 'heading',
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

/** Links to the social networks of the site settings, beside photos. */
export const socialLinks = component({
  name: 'social-links',
  label: 'Social networks',
  icon: 'earth',
  title: 'heading',
  fields: {
    eyebrow: optionalText('Small line above the headline', 40),
    heading: text('Headline', 40),
    photos: list('Photos', captionedPhoto, { min: 0, max: 4 }),
  },
});
