import { beerAwards, beerDetails, beerGallery, beerHero, beerStats, findBeer, similarBeers } from '../components/beer';
import { definePage } from '../definition';

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
        photo: { builtIn: 'growlers' },
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
});
