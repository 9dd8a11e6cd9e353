import { definePage } from '../definition';
import { component, link, list, longText, text } from '../fields';

const beerName = '{beer} stands for the name of the beer.';

export const beerHero = component({
  name: 'beer-hero',
  label: 'Top of the page of a beer',
  icon: 'picture',
  title: 'backLabel',
  fields: {
    backLabel: text('Link to the list of beers', 32),
    missingText: longText('Text for a beer that does not exist', 160),
  },
});

export const beerStats = component({
  name: 'beer-stats',
  label: 'Stats',
  icon: 'chartBubble',
  fields: {
    heading: text('Headline for screen readers', 60),
    color: text('Color', 20),
    hops: text('Hops', 20),
    sizes: text('Sizes', 20),
    unknown: text('Instead of an unknown value', 30),
  },
});

export const beerDetails = component({
  name: 'beer-details',
  label: 'Description',
  icon: 'book',
  title: 'about',
  fields: {
    about: text('Headline of the description', 40),
    brewingNotes: text('Headline of the brewing notes', 40),
    malts: text('Headline of the malts', 32),
    foodPairings: text('Headline of the food pairings', 32),
    servingTemperature: text('Headline of the serving temperature', 32),
  },
});

/** The photos after the first. */
const beerGallery = component({
  name: 'beer-gallery',
  label: 'Photos',
  icon: 'landscape',
  fields: { heading: text('Headline', 40) },
});

const beerAwards = component({
  name: 'beer-awards',
  label: 'Awards',
  icon: 'crown',
  fields: { heading: text('Headline', 40) },
});

const seller = component({
  name: 'seller',
  label: 'Place to buy',
  icon: 'shoppingCart',
  fields: {
    title: text('Headline', 40),
    text: longText('Text', 200, { hint: beerName }),
    linkLabel: text('Link', 32),
    linkHref: link('Link leads to'),
  },
});

export const findBeer = component({
  name: 'find-beer',
  label: 'Where to find it',
  icon: 'pinMap',
  fields: {
    heading: text('Headline', 40, { hint: beerName }),
    text: longText('Text', 200, { hint: beerName }),
    taproomLabel: text('Button to the first taproom', 32),
    contactLabel: text('Button to the contact page', 32),
    buyHeading: text('Headline of the places to buy', 40),
    barsHeading: text('Headline of the taprooms', 40),
    singleBarHeading: text('The same headline with a single taproom', 40),
    availableText: longText('Text of the taprooms', 200, {
      hint: `${beerName} {inTaprooms} stands for “in Reno or Elko”, or “at Barrel House”.`,
    }),
    comingSoonText: longText('The same text for a beer that is coming soon', 200),
    unavailableText: longText('The same text for a beer that is unavailable', 200),
    sellers: list('Other places', seller, { min: 0, max: 5, hint: 'Not shown for a beer that is coming soon.' }),
  },
});

const similarBeers = component({
  name: 'similar-beers',
  label: 'Similar beers',
  icon: 'layer',
  fields: { heading: text('Headline', 40, { hint: beerName }) },
});

/** What the pages of all beers have in common. */
export const beer = definePage({
  key: 'beer',
  path: '/beers/:slug',
  label: 'Each beer',
  placeholders:
    '{beer}, {style} and {description} stand for those of the beer, {facts} for style, strength and bitterness.',
  hero: beerHero,
  sections: [beerStats, beerDetails, beerGallery, beerAwards, findBeer, similarBeers],
  seed: {
    title: '{beer}',
    seo: { title: '{beer}', description: '{facts}. {description}', image: null },
    hero: { backLabel: 'Back to Beers', missingText: 'It may have been renamed, or the last keg is gone.' },
    sections: [
      {
        type: 'beer-stats',
        heading: 'Beer Stats',
        color: 'Color',
        hops: 'Hops',
        sizes: 'Available In',
        unknown: 'To be announced',
      },
      {
        type: 'beer-details',
        about: 'About',
        brewingNotes: 'Brewing Notes',
        malts: 'Malts',
        foodPairings: 'Food Pairings',
        servingTemperature: 'Serving Temperature',
      },
      { type: 'beer-gallery', heading: 'Gallery' },
      { type: 'beer-awards', heading: 'Awards' },
      {
        type: 'find-beer',
        heading: 'Find This Beer',
        text: 'Taste {beer} where it’s brewed, or ask us who pours it near you.',
        taproomLabel: 'Visit Our Taproom',
        contactLabel: 'Contact Us',
        buyHeading: 'Where to Buy',
        barsHeading: 'At our taprooms',
        singleBarHeading: 'At our taproom',
        availableText: 'Ask for {beer} at the bar {inTaprooms}.',
        comingSoonText: '{beer} is coming soon. Ask {inTaprooms} when it will be poured.',
        unavailableText: '{beer} is currently unavailable. Ask {inTaprooms} when it will be back.',
        sellers: [
          {
            title: 'In shops and bars',
            text: 'Our distributors deliver to shops and bars near you. Stock varies, so call ahead.',
            linkLabel: 'Find a Distributor',
            linkHref: '/distributors',
          },
          {
            title: 'Shipped to you',
            text: 'Tell us what you would like and where you live. We reply with what is fresh and what it costs.',
            linkLabel: 'Shipping',
            linkHref: '/shipping',
          },
        ],
      },
      { type: 'similar-beers', heading: 'You Might Also Like' },
    ],
  },
  neutral: {
    sections: [
      {
        type: 'find-beer',
        sellers: [
          {
            title: 'In shops and bars',
            text: 'Looking for a place near you? Ask us who pours and sells our beer.',
            linkLabel: 'Contact Us',
            linkHref: '/contact',
          },
        ],
      },
    ],
  },
});
