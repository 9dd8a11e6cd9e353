import { seedImage, type SeedBeer } from './types';
import { limitedBeers } from './limited-beers';
import { seasonalBeers } from './seasonal-beers';

const yearRoundBeers: SeedBeer[] = [
  {
    name: 'Gold Rush Haze',
    style: 'Hazy IPA',
    description:
      'Soft as a July peach and about as shy. Citra, Mosaic and Galaxy pile tangerine, mango and passion fruit onto a pillow of oats and wheat.',
    longDescription:
      'Auburn was built by people who came for gold and stayed for the foothills. Gold Rush Haze is our nod to them: a cloudy, sunset-colored IPA with no bitterness to hide behind. We add every ounce of hops after the boil has ended, then twice more in the fermenter, so what you taste is the fruit of the hop and none of its bark. Drink it fresh, drink it cold, and drink it before your brother-in-law finds the fridge.',
    abv: 6.8,
    ibu: 38,
    originalGravity: '1.064',
    color: 'Hazy gold',
    hops: 'Citra, Mosaic, Galaxy',
    malts: 'Pale two-row, flaked oats, white wheat, Carafoam',
    sizes: ['12 oz', '16 oz', '32 oz', '64 oz'],
    tags: ['Year Round', 'Popular'],
    isFeatured: true,
    brewingNotes:
      'Double dry-hopped at four pounds a barrel: once at the peak of fermentation, once at 58°F. Foothill snowmelt, chloride-forward, unfiltered.',
    foodPairings: 'Fish tacos with mango salsa, Thai basil chicken, fresh goat cheese',
    servingTemperature: '42–45°F',
    retailPrice: 15.99,
    wholesalePrice: 10.4,
    images: [
      seedImage('beer-gold-rush-haze.jpg', 'A can of Gold Rush Haze next to a tulip glass of hazy golden-orange beer'),
      seedImage('beer-gold-rush-haze-2.jpg', 'Close-up of the Gold Rush Haze can with the poured beer behind it'),
    ],
    awards: [
      {
        name: 'Sierra Craft Cup',
        year: 2024,
        category: 'Juicy or Hazy IPA',
        description: 'Gold medal among 96 entries',
      },
      { name: 'Gold Country Fair', year: 2022, category: 'Best of Show', description: null },
    ],
  },
  {
    name: 'Ridge Runner',
    style: 'IPA',
    description:
      'The beer that paid for the brewhouse. Pine, grapefruit peel and a clean, dry snap: a West Coast IPA that has never apologized for it.',
    longDescription:
      'Ridge Runner was the second batch we ever made and the first one we ran out of. It is named for the trail crew that used to carry it, in a pack, up to the Foresthill divide. The recipe has hardly moved since 2010: enough malt to stand on, then Simcoe, Centennial and Chinook until the kettle smells like a lumber yard after rain. If hazy is a hammock, this is a switchback at noon.',
    abv: 7.2,
    ibu: 68,
    originalGravity: '1.066',
    color: 'Deep gold',
    hops: 'Simcoe, Centennial, Chinook',
    malts: 'Pale two-row, Munich, Crystal 15',
    sizes: ['12 oz', '16 oz', '19.2 oz', '32 oz', '64 oz'],
    tags: ['Year Round', 'Popular'],
    isFeatured: true,
    brewingNotes:
      'Mashed low and fermented cool on our house ale yeast, then dry-hopped for four days and filtered bright.',
    foodPairings: 'Tri-tip sandwich, sharp cheddar, carne asada fries',
    servingTemperature: '44–48°F',
    retailPrice: 13.99,
    wholesalePrice: 9.1,
    images: [
      seedImage('beer-ridge-runner.jpg', 'A can of Ridge Runner next to a pint of clear deep-gold IPA'),
      seedImage('beer-ridge-runner-2.jpg', 'Close-up of a cold pint of Ridge Runner IPA with a thick white head'),
    ],
    awards: [
      {
        name: 'Sacramento Valley Brewers Challenge',
        year: 2023,
        category: 'American IPA',
        description: 'Silver medal',
      },
      { name: 'Sierra Craft Cup', year: 2016, category: 'American IPA', description: 'Gold medal' },
    ],
  },
  {
    name: 'Switchback',
    style: 'Pale Ale',
    description:
      'Copper-gold and easy-going. Toasted biscuit, a little orange marmalade, a firm handshake of Cascade at the end.',
    longDescription:
      'Every brewery needs one beer that the whole crew drinks after a shift. Ours is Switchback. It is an old-school pale ale, the kind that made California beer worth talking about, brewed with enough Maris Otter to make a Londoner nod. It asks nothing of you and it is gone before you noticed.',
    abv: 5.4,
    ibu: 36,
    originalGravity: '1.052',
    color: 'Copper',
    hops: 'Cascade, Amarillo',
    malts: 'Maris Otter, Crystal 40, Victory',
    sizes: ['12 oz', '16 oz', '32 oz', '64 oz'],
    tags: ['Year Round'],
    isFeatured: false,
    brewingNotes:
      'Whole-cone Cascade in the hopback, the last piece of equipment we still have from the 7-barrel brewhouse.',
    foodPairings: 'Cheeseburger, fish and chips, roast chicken',
    servingTemperature: '44–48°F',
    retailPrice: 12.5,
    wholesalePrice: 8.2,
    images: [seedImage('beer-switchback.jpg', 'A can of Switchback next to a pint of copper-gold pale ale')],
    awards: [{ name: 'Gold Country Fair', year: 2019, category: 'Pale Ale', description: 'First place' }],
  },
  {
    name: 'Night Freight',
    style: 'Oatmeal Stout',
    description:
      'Named for the 2 a.m. train through Auburn. Espresso, dark chocolate and a body like a wool blanket, at a strength that lets you have two.',
    longDescription:
      'If you have ever stayed in Old Town Auburn you know the sound: a mile of freight cars working up the grade toward Donner while the rest of us sleep. We brewed this stout on the night shift, with rolled oats from the Sacramento Valley and roasted barley the color of the tunnel at Cape Horn. It pours black, smells of a good café and finishes drier than you expect.',
    abv: 6.2,
    ibu: 34,
    originalGravity: '1.062',
    color: 'Black',
    hops: 'Northern Brewer, Willamette',
    malts: 'Maris Otter, rolled oats, roasted barley, chocolate malt, Crystal 80',
    sizes: ['12 oz', '16 oz', '32 oz', '64 oz', '500 ml'],
    tags: ['Year Round'],
    isFeatured: true,
    brewingNotes:
      'Eighteen percent oats, a 90-minute boil and a slow, warm rest for a rounder body. Also on nitro in both taprooms.',
    foodPairings: 'Oysters, smoked brisket, affogato',
    servingTemperature: '48–52°F',
    retailPrice: 13.99,
    wholesalePrice: 9.1,
    images: [
      seedImage('beer-night-freight.jpg', 'A can of Night Freight next to a pint of black stout with a tan head'),
      seedImage('beer-night-freight-2.jpg', 'Close-up of a pint of Night Freight stout with a tan, bubbly head'),
    ],
    awards: [
      { name: 'Sierra Craft Cup', year: 2021, category: 'Oatmeal Stout', description: 'Gold medal' },
      {
        name: 'Pacific Rim Beer Awards',
        year: 2018,
        category: 'Dark Ales',
        description: 'Bronze medal, judged in Singapore',
      },
    ],
  },
  {
    name: 'First Light',
    style: 'Lager',
    description:
      'Bright as a morning on Lake Clementine. Fresh bread, a whisper of floral hops and six unhurried weeks in the tank.',
    longDescription:
      'A lager has nowhere to hide, which is why brewers drink it and accountants dread it. First Light takes up a tank for six weeks, three times as long as an IPA, because that is how long it takes to be this simple. Pilsner malt, noble hops, soft water, patience.',
    abv: 4.8,
    ibu: 22,
    originalGravity: '1.046',
    color: 'Golden',
    hops: 'Hallertau Mittelfrüh, Saaz',
    malts: 'German pilsner, a touch of Vienna',
    sizes: ['12 oz', '16 oz', '19.2 oz', '24 oz', '64 oz'],
    tags: ['Year Round', 'Popular'],
    isFeatured: true,
    brewingNotes: 'Decoction-mashed, fermented at 48°F, lagered for six weeks and naturally carbonated.',
    foodPairings: 'Soft pretzel and mustard, grilled trout, anything on the patio',
    servingTemperature: '38–42°F',
    retailPrice: 12.5,
    wholesalePrice: 8,
    images: [
      seedImage('beer-first-light.jpg', 'A can of First Light next to a tall pilsner glass of bright golden lager'),
      seedImage(
        'beer-first-light-2.jpg',
        'Close-up of a glass of First Light lager with a white head and fine bubbles',
      ),
    ],
    awards: [
      { name: 'Sacramento Valley Brewers Challenge', year: 2025, category: 'Helles', description: 'Gold medal' },
    ],
  },
  {
    name: 'Low Water',
    style: 'Session IPA',
    description:
      'All of the hops, a third of the trouble. Lemon zest, white grape and pine in a glass you can take down to the river.',
    longDescription:
      'Late August, when the American River runs low enough to walk across, you want something that tastes like an IPA and behaves like a lemonade. Low Water is 3.9 percent and hopped like its older brothers, with a little wheat so that it does not feel thin. Bring a hat.',
    abv: 3.9,
    ibu: 32,
    originalGravity: '1.038',
    color: 'Pale gold',
    hops: 'Nelson Sauvin, Citra, El Dorado',
    malts: 'Pale two-row, wheat, Carapils',
    sizes: ['12 oz', '16 oz', '32 oz'],
    tags: ['Year Round'],
    isFeatured: false,
    brewingNotes:
      'Mashed hot to keep some body, whirlpooled for forty minutes, dry-hopped with Nelson from the Moutere Valley.',
    foodPairings: 'Ceviche, green papaya salad, salt-and-vinegar chips',
    servingTemperature: '40–44°F',
    retailPrice: 11.99,
    wholesalePrice: 7.75,
    images: [seedImage('beer-low-water.jpg', 'A can of Low Water next to a glass of light golden session IPA')],
    awards: [],
  },
];

export const beers: SeedBeer[] = [...yearRoundBeers, ...limitedBeers, ...seasonalBeers];
