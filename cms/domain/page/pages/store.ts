import { photoHero } from '../components/hero';
import { iconList } from '../components/icon-list';
import { promoCards } from '../components/promo-cards';
import { definePage } from '../definition';

export const store = definePage({
  key: 'store',
  path: '/store',
  label: 'Store',
  hero: photoHero,
  sections: [iconList, promoCards],
  seed: {
    title: 'Store',
    seo: {
      title: 'Store',
      description: 'The {name} store is coming soon: apparel, glassware, exclusive items and gift sets.',
      image: { builtIn: 'gallery2' },
    },
    hero: {
      eyebrow: 'The shelves are being built',
      title: 'Store coming soon',
      lead: 'Shirts to brew in, glasses to pour into, boxes to give away. We are choosing every piece the way we choose hops: slowly.',
      photo: { builtIn: 'gallery2' },
      actionLabel: 'Find out when it opens',
      actionHref: '/contact',
    },
    sections: [
      {
        type: 'icon-list',
        heading: 'What we are stocking',
        items: [
          {
            icon: 'shirt',
            title: 'Apparel & Clothing',
            text: 'Heavy cotton tees, work shirts and caps that look better after the tenth brew day.',
          },
          {
            icon: 'glass',
            title: 'Glassware & Drinkware',
            text: 'The tulips and pints we pour with, and growlers that keep a fill cold to the campsite.',
          },
          {
            icon: 'gem',
            title: 'Exclusive Items',
            text: 'Small runs made with people we admire: label prints, leather coasters, tap handles.',
          },
          {
            icon: 'gift',
            title: 'Gift Sets',
            text: 'Beer, glass and something for the host, packed in a box that is ready to hand over.',
          },
        ],
      },
      {
        type: 'promo-cards',
        heading: 'Until then',
        items: [
          {
            photo: { builtIn: 'growlers' },
            title: 'Visit the Auburn taproom',
            text: 'Cans to go, growler fills and the first shirts off the press are behind the bar.',
            actionLabel: 'Visit Auburn',
            actionHref: '/auburn',
          },
          {
            photo: { builtIn: 'heroContact' },
            title: 'Contact us',
            text: 'Looking for a gift, a keg or forty shirts for a wedding? Ask, we like odd requests.',
            actionLabel: 'Contact us',
            actionHref: '/contact',
          },
        ],
        note: 'Want to know first?',
        noteLabel: 'Join our newsletter',
        noteHref: '/contact',
      },
    ],
  },
});
