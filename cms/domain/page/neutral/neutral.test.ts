import { expect, test } from 'vitest';
import type { PageDefinition } from '../definition';
import { pages } from '../pages';
import { initialPage } from './neutral';

const definitions: readonly PageDefinition[] = pages;

/** What fits only the demo brewery: its name, places, history, promises, and photos of its cans. */
const demoWords = new RegExp(
  [
    'Boldridge',
    'Auburn',
    'Folsom',
    'Sierra',
    'Placer',
    'California',
    'foothills',
    'West Coast',
    'family',
    '2010',
    'both taprooms',
    'seven days',
    '\\{taprooms\\}',
    'gallery2',
    'cansColor',
    'heroBeers',
    'story4',
    'heroContact',
    'taproomPatio',
    'Ridge Runner',
    'every week',
    '24 hours',
  ].join('|'),
  'i',
);

test.each(definitions.map((page) => [page.key, page] as const))(
  'the neutral texts of %s contain no words or photos of the demo',
  (_key, page) => {
    const texts = initialPage(page, 'neutral');
    expect(demoWords.exec(JSON.stringify(texts))?.[0]).toBeUndefined();
  },
);
