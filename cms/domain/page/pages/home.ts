import { newsletterPromise } from '../newsletter-promise';
import { featuredBeers, homeHero, nextEvents, socialLinks, storyTeaser, taproomSwitcher } from '../components/home';
import { newsletter } from '../components/newsletter';
import { definePage } from '../definition';

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
        eyebrow: 'What’s pouring',
        heading: 'Featured Beers',
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
        eyebrow: 'At the taprooms',
        heading: "What's Happening",
        actionLabel: 'View All Events',
        actionHref: '/events',
        emptyHeading: 'No Upcoming Events',
        emptyText: 'The taps are open as always, seven days a week.',
      },
      {
        type: 'social-links',
        eyebrow: 'Say hello',
        heading: 'Connect With Us',
        photos: [
          { photo: { builtIn: 'gallery3' }, caption: 'Nine handles, one bar' },
          { photo: { builtIn: 'gallery6' }, caption: 'Flight night in Auburn' },
          { photo: { builtIn: 'taproomPatio' }, caption: 'Last light on the patio' },
          { photo: { builtIn: 'gallery2' }, caption: 'Fresh off the line' },
        ],
      },
      { type: 'newsletter', heading: 'Stay Updated', text: newsletterPromise },
    ],
  },
});
