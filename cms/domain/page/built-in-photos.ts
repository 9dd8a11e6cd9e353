/** The photos that come with the site. Their files are in web/site/assets. */
export const builtInPhotos = [
  'barrel',
  'cansColor',
  'tapTower',
  'patioFlight',
  'fourBeers',
  'gallery1',
  'gallery2',
  'gallery3',
  'gallery4',
  'gallery5',
  'gallery6',
  'growlers',
  'heroBeers',
  'heroContact',
  'heroEvents',
  'heroHome',
  'heroOurStory',
  'heroTaproom',
  'longTable',
  'merch',
  'story1',
  'story2',
  'story3',
  'story4',
  'taproomPatio',
] as const;

export type BuiltInPhoto = (typeof builtInPhotos)[number];

export const isBuiltInPhoto = (value: unknown): value is BuiltInPhoto => builtInPhotos.some((name) => name === value);

/** The icons that content can choose from. */
export const contentIcons = ['shirt', 'glass', 'gem', 'gift'] as const;

export type ContentIcon = (typeof contentIcons)[number];
