import { quote } from '../blocks';
import { hero } from '../components';
import { definePage } from '../definition';
import { component, list, longText, photo, text, link } from '../fields';

/** Address, phone and e-mail of the first taproom, on a photo. */
export const visitCard = component({
  name: 'visit-card',
  label: 'Visit us',
  icon: 'pinMap',
  fields: {
    heading: text('Headline', 40),
    photo: photo('Photo'),
    actionLabel: text('Button', 32),
    actionHref: link('Button leads to'),
  },
});

export const chapter = component({
  name: 'chapter',
  label: 'Chapter',
  icon: 'book',
  fields: {
    label: text('Large word on the photo', 10, { hint: 'A year or a short word.' }),
    heading: text('Headline', 60),
    text: longText('Text', 1200, { hint: 'An empty line starts a new paragraph.' }),
    photo: photo('Photo'),
  },
});

export const chapters = component({
  name: 'chapters',
  label: 'Chapters',
  icon: 'book',
  fields: { items: list('Chapters', chapter, { max: 12 }) },
});

export const ourStory = definePage({
  key: 'our-story',
  path: '/our-story',
  label: 'Our Story',
  hero,
  sections: [chapters, quote, visitCard],
  seed: {
    title: 'Our Story',
    seo: {
      title: 'Our Story',
      description:
        '{name} is a family-owned brewery from the Sierra foothills: a 7-barrel brewhouse in 2010, and beer that travels the US and beyond today.',
      image: { builtIn: 'heroOurStory' },
    },
    hero: {
      eyebrow: 'Family-owned since 2010',
      title: 'Our Story',
      lead: 'One family, one ridge, and a stubborn idea of how good an ordinary pint can be.',
    },
    sections: [
      {
        type: 'chapters',
        items: [
          {
            label: '2010',
            heading: 'Seven\u00a0barrels and a borrowed\u00a0key',
            text: 'Boldridge began in 2010 on a 7-barrel brewhouse, in a brick building in Auburn that had stood empty for years. The kettles came secondhand; the floor drains we dug ourselves. The first batch was an amber, and the neighbors drank all of it in nine days.\n\nWe have been family-owned from that first mash on. The name is for the ridge you see from the loading dock, and for the way we like our beer: clear about what it is.',
            photo: { builtIn: 'heroOurStory' },
          },
          {
            label: 'Family',
            heading: 'One long table',
            text: 'The taproom grew out of our kitchen table, and it still works like one. There is a high chair next to the bar stools, a water bowl by the door and a pizza oven in the back. Bring your own dinner if you prefer; we will find you a plate.\n\nTwo generations work here. Someone with the name on the license is pouring on most evenings, and glad to hear what you think of the new batch.',
            photo: { builtIn: 'story2' },
          },
          {
            label: 'Craft',
            heading: 'Grown slowly, on purpose',
            text: 'We added tanks one at a time, as the beer needed them. A lager here gets the weeks it needs. Hops come from growers whose rows we have walked, and the water comes down from the Sierra as it always has.\n\nSome things stayed small. Every recipe is still brewed first as a pilot batch, and it leaves the brewery only when all of us would order a second one.',
            photo: { builtIn: 'story3' },
          },
          {
            label: 'World',
            heading: 'From the foothills to far away',
            text: 'Today our cans travel across the US and internationally, from bottle shops down the road in California to taprooms in Japan, Korea, Singapore and Australia. They leave cold and they leave fresh, with the date on every one.\n\nThe beer still tastes best at the source. Come and see where it is made; the door on the taproom side is open seven days a week.',
            photo: { builtIn: 'story4' },
          },
        ],
      },
      {
        type: 'quote',
        text: 'Give it good water, enough time, and someone across the table. The rest is brewing.',
        author: 'From the brew log',
        role: 'Batch No. 1, 2010',
      },
      {
        type: 'visit-card',
        heading: 'Visit Us',
        photo: { builtIn: 'taproomPatio' },
        actionLabel: 'Plan Your Visit',
        actionHref: '/auburn',
      },
    ],
  },
  neutral: {
    seo: {
      description: 'Who brews at {name}, and how: the people, the place and the beer.',
    },
    hero: { eyebrow: 'Who we are', lead: 'Good beer takes good ingredients, patience and people who care.' },
    sections: [
      {
        type: 'chapters',
        items: [
          {
            label: 'Craft',
            heading: 'Brewed with care',
            text: 'Every beer of ours starts the same way: malt, hops, water and yeast, chosen for what they bring to the glass. We brew in batches small enough to taste at every step.\n\nNothing leaves the tank before it is ready. If a beer needs another week, it gets one.',
            photo: { builtIn: 'story1' },
          },
          {
            label: 'People',
            heading: 'A place to meet',
            text: 'Beer is at its best in company. Our door is open to neighbors, travelers, beer lovers and those who are not sure yet what they like.\n\nAsk us anything. The people behind the bar know each beer and are happy to pour you a taste.',
            photo: { builtIn: 'story2' },
          },
          {
            label: 'Fresh',
            heading: 'From tank to glass',
            text: 'A short way from the brewhouse to your glass is the best thing that can happen to a beer. What you drink here was made by us, and it is as fresh as it gets.',
            photo: { builtIn: 'story3' },
          },
        ],
      },
      {
        type: 'visit-card',
        photo: { builtIn: 'heroTaproom' },
        actionHref: '/contact',
      },
    ],
    omittedSections: ['quote'],
  },
});
