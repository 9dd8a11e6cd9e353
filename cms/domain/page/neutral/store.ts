import type { store as page } from '../pages/store';
import type { NeutralTexts } from './texts';

export const store: NeutralTexts<typeof page> = {
  seo: {
    description: 'The store of {name} is coming soon: apparel, glassware and gift sets.',
    image: { builtIn: 'growlers' },
  },
  hero: {
    eyebrow: 'Almost there',
    lead: 'Shirts, glasses and gifts are on their way. Write to us if you are looking for something in the meantime.',
    photo: { builtIn: 'growlers' },
  },
  sections: [
    {
      type: 'icon-list',
      heading: 'What to look forward to',
      items: [
        { icon: 'shirt', title: 'Apparel', text: 'Shirts and caps for brew days and every other day.' },
        { icon: 'glass', title: 'Glassware', text: 'The glasses we pour with, and growlers to take our beer home.' },
        { icon: 'gem', title: 'Small runs', text: 'Limited items, made with people we like.' },
        { icon: 'gift', title: 'Gifts', text: 'Something for the beer lover in your life, ready to hand over.' },
      ],
    },
    {
      type: 'promo-cards',
      items: [
        {
          photo: { builtIn: 'gallery6' },
          title: 'See our beers',
          text: 'Find out what is pouring and what is coming soon.',
          actionLabel: 'Our beers',
          actionHref: '/beers',
        },
        {
          photo: { builtIn: 'tapTower' },
          title: 'Contact us',
          text: 'Looking for a gift, a keg or shirts for your team? Just ask.',
          actionLabel: 'Contact us',
          actionHref: '/contact',
        },
      ],
    },
  ],
};
