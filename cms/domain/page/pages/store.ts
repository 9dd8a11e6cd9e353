import { photoHero } from '../components';
import { definePage } from '../definition';
import { choice, component, list, longText, text, link, optionalLink, optionalText, photo } from '../fields';
import { contentIcons } from '../built-in-photos';

const promoCard = component({
  name: 'promo-card',
  label: 'Card with a photo',
  icon: 'apps',
  fields: {
    photo: photo('Photo'),
    title: text('Title', 40),
    text: longText('Text', 200),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
  },
});

export const promoCards = component({
  name: 'promo-cards',
  label: 'Cards with photos',
  icon: 'apps',
  fields: {
    heading: text('Headline', 50),
    items: list('Cards', promoCard, { max: 6 }),
    note: optionalText('Line below the cards', 80),
    noteLabel: optionalText('Link in that line', 40),
    noteHref: optionalLink('Link leads to'),
  },
});

const iconItem = component({
  name: 'icon-item',
  label: 'Item with an icon',
  icon: 'bulletList',
  fields: { icon: choice('Icon', contentIcons), title: text('Title', 40), text: longText('Text', 160) },
});

export const iconList = component({
  name: 'icon-list',
  label: 'List with icons',
  icon: 'bulletList',
  fields: {
    heading: text('Headline', 50),
    items: list('Items', iconItem, { max: 12 }),
  },
});

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
      image: { builtIn: 'merch' },
    },
    hero: {
      eyebrow: 'The shelves are being built',
      title: 'Store coming soon',
      lead: 'Shirts to brew in, glasses to pour into, boxes to give away. We are choosing every piece the way we choose hops: slowly.',
      photo: { builtIn: 'merch' },
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
            photo: { builtIn: 'heroBeers' },
            title: 'Visit the Auburn taproom',
            text: 'Cans to go, growler fills and the first shirts off the press are behind the bar.',
            actionLabel: 'Visit Auburn',
            actionHref: '/auburn',
          },
          {
            photo: { builtIn: 'fourBeers' },
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
  neutral: {
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
  },
});
