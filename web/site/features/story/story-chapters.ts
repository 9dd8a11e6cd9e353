import { photos, type SitePhoto } from '../../assets/images';

export type StoryChapter = { id: string; label: string; heading: string; paragraphs: string[]; photo: SitePhoto };

/** The four parts of Our Story, in order. */
export const storyChapters: StoryChapter[] = [
  {
    id: 'seven-barrels',
    label: '2010',
    heading: 'Seven\u00a0barrels and a borrowed\u00a0key',
    photo: photos.barrel,
    paragraphs: [
      'Boldridge began in 2010 on a 7-barrel brewhouse, in a brick building in Auburn that had stood empty for years. The kettles came secondhand; the floor drains we dug ourselves. The first batch was an amber, and the neighbors drank all of it in nine days.',
      'We have been family-owned from that first mash on. The name is for the ridge you see from the loading dock, and for the way we like our beer: clear about what it is.',
    ],
  },
  {
    id: 'one-long-table',
    label: 'Family',
    heading: 'One long table',
    photo: photos.story2,
    paragraphs: [
      'The taproom grew out of our kitchen table, and it still works like one. There is a high chair next to the bar stools, a water bowl by the door and a pizza oven in the back. Bring your own dinner if you prefer; we will find you a plate.',
      'Two generations work here. Someone with the name on the license is pouring on most evenings, and glad to hear what you think of the new batch.',
    ],
  },
  {
    id: 'grown-slowly',
    label: 'Craft',
    heading: 'Grown slowly, on purpose',
    photo: photos.story3,
    paragraphs: [
      'We added tanks one at a time, as the beer needed them. A lager here gets the weeks it needs. Hops come from growers whose rows we have walked, and the water comes down from the Sierra as it always has.',
      'Some things stayed small. Every recipe is still brewed first as a pilot batch, and it leaves the brewery only when all of us would order a second one.',
    ],
  },
  {
    id: 'from-the-foothills',
    label: 'World',
    heading: 'From the foothills to far away',
    photo: photos.story4,
    paragraphs: [
      'Today our cans travel across the US and internationally, from bottle shops down the road in California to taprooms in Japan, Korea, Singapore and Australia. They leave cold and they leave fresh, with the date on every one.',
      'The beer still tastes best at the source. Come and see where it is made; the door on the taproom side is open seven days a week.',
    ],
  },
];
