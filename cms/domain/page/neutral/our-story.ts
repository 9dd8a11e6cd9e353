import type { ourStory as page } from '../pages/our-story';
import type { NeutralTexts } from './texts';

export const ourStory: NeutralTexts<typeof page> = {
  seo: {
    description: 'Who brews at {name}, and how: the people, the place and the beer.',
  },
  hero: {
    eyebrow: 'Who we are',
    lead: 'Good beer takes good ingredients, patience and people who care.',
  },
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
};
