import { seedImage, type SeedBeer } from './types';

export const limitedBeers: SeedBeer[] = [
  {
    name: 'Double Dare',
    style: 'Double IPA',
    description:
      'Nine percent and not a hair out of place. Candied orange, resin and white peach, finishing so dry that you believe it is weaker.',
    longDescription:
      'It began as a dare between our two brewers: who could put more hops in a kettle without ruining the beer? Neither won, so we poured both notebooks into one recipe. We make Double Dare four times a year, can it on a Tuesday and are out of it by Sunday. Please do not take the second dare.',
    abv: 9,
    ibu: 85,
    originalGravity: '1.078',
    color: 'Amber gold',
    hops: 'Simcoe, Mosaic, Columbus, Strata',
    malts: 'Pale two-row, dextrose, a handful of Crystal 20',
    sizes: ['16 oz', '32 oz'],
    tags: ['Limited Release', 'Popular'],
    isFeatured: false,
    brewingNotes: 'Six hop additions, two dry hops, and a simple malt bill with sugar to keep it lean.',
    foodPairings: 'Blue cheese, carnitas, carrot cake',
    servingTemperature: '46–50°F',
    retailPrice: 18.99,
    wholesalePrice: 12.6,
    images: [seedImage('beer-double-dare.jpg', 'A can of Double Dare next to a snifter of amber-gold double IPA')],
    awards: [{ name: 'Sierra Craft Cup', year: 2025, category: 'Imperial IPA', description: 'Bronze medal' }],
  },
  {
    name: 'Wildfire Red',
    style: 'Imperial Red',
    description:
      'Caramel, cherry bark and a slow amber glow. A big red ale brewed for the crews who keep the ridge standing.',
    longDescription:
      'Each September we brew one batch of Wildfire Red, and a dollar of every can goes to the volunteer fire departments of Placer and El Dorado counties. It is a strong, glowing red ale: toffee and burnt sugar from a three-hour boil, resin from a generous dry hop, and a warmth that arrives late and stays. Raise one to the people who run the other way.',
    abv: 8.1,
    ibu: 60,
    originalGravity: '1.074',
    color: 'Ruby red',
    hops: 'Chinook, Cascade, Columbus',
    malts: 'Pale two-row, Crystal 60, Special B, roasted barley',
    sizes: ['16 oz', '22 oz', '32 oz'],
    tags: ['Limited Release', 'New Release'],
    isFeatured: true,
    brewingNotes: 'A long boil for color and caramel, then Chinook in the fermenter. One batch, roughly 900 cases.',
    foodPairings: 'Smoked ribs, aged gouda, chili with corn bread',
    servingTemperature: '48–52°F',
    retailPrice: 16.99,
    wholesalePrice: 11.2,
    images: [
      seedImage('beer-wildfire-red.jpg', 'A can of Wildfire Red next to a tulip glass of glowing red ale'),
      seedImage('beer-wildfire-red-2.jpg', 'Close-up of the Wildfire Red can with the poured beer behind it'),
    ],
    awards: [
      {
        name: 'Sacramento Valley Brewers Challenge',
        year: 2024,
        category: 'Imperial Red Ale',
        description: 'Gold medal',
      },
    ],
  },
  {
    name: 'Barrel Room No. 7',
    style: 'Barrel-Aged Imperial Stout',
    description:
      'Fourteen months in bourbon oak. Fig, vanilla, pipe tobacco and bitter chocolate: a beer for a small glass and a long evening.',
    longDescription:
      'There are six barrels along the north wall that we fill every winter and a seventh that we keep for ourselves. This is the seventh. An imperial stout brewed over two days, laid down in Kentucky bourbon oak, tasted in spring, tasted in summer, argued about in fall and canned only when everybody stopped talking. Every can is numbered; it will be better in five years, if you can stand it.',
    abv: 12.1,
    ibu: 55,
    originalGravity: '1.112',
    color: 'Black',
    hops: 'Magnum, East Kent Goldings',
    malts: 'Maris Otter, Munich, roasted barley, chocolate rye, Crystal 120',
    sizes: ['12 oz', '500 ml'],
    tags: ['Coming Soon', 'Limited Release'],
    isAvailable: false,
    isFeatured: false,
    brewingNotes: 'Two mashes into one kettle, a three-hour boil, fourteen months in first-fill bourbon barrels.',
    foodPairings: 'Stilton, pecan pie, a fire',
    servingTemperature: '55–58°F',
    retailPrice: 28,
    wholesalePrice: 19.5,
    images: [
      seedImage('beer-barrel-room-no-7.jpg', 'A can of Barrel Room No. 7 next to a snifter of black stout'),
      seedImage('beer-barrel-room-no-7-2.jpg', 'A snifter of black stout on an oak barrel in front of rows of barrels'),
    ],
    awards: [
      {
        name: 'Pacific Rim Beer Awards',
        year: 2023,
        category: 'Wood-Aged Beer',
        description: 'Gold medal, judged in Tokyo',
      },
      { name: 'Sierra Craft Cup', year: 2022, category: 'Barrel-Aged Strong Beer', description: 'Silver medal' },
    ],
  },
];
