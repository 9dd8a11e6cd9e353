import { allSections, otherComponents } from './all-components';
import type { Component, Field } from './fields';
import { fillIn } from './fill-in';
import { isSafeLink, toParagraphs } from './rich-text';
import type { PageDefinition } from './definition';
import { seo } from './components';
import { initialPage, initialTexts } from './initial-page';
import { pages } from './pages';
import { pageSchemaOf } from './schema';

const definitions: readonly PageDefinition[] = pages;

/** The fields of a component with their values, those of list items included. */
function flatten({ fields }: Component, values: Record<string, unknown>): [string, Field, unknown][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field, unknown][] => [
    [name, field, values[name]],
    ...(field.kind === 'list'
      ? (values[name] as Record<string, unknown>[]).flatMap((item) => flatten(field.item, item))
      : []),
  ]);
}

const seedFields = ({ seed, hero, sections }: PageDefinition) => [
  ...flatten(seo, seed.seo),
  ...(hero ? flatten(hero, seed.hero ?? {}) : []),
  ...sections.flatMap((section) =>
    seed.sections.filter(({ type }) => type === section.name).flatMap((values) => flatten(section, values)),
  ),
];

const isWithinLimits = (field: Field, value: unknown) => {
  if (field.kind === 'list') return Array.isArray(value) && value.length >= field.min && value.length <= field.max;
  if (field.kind === 'photo' || field.kind === 'richText') return true;
  if (value === null) return !('isRequired' in field && field.isRequired);
  if (field.kind === 'link') return isSafeLink(String(value));
  return !('maxLength' in field) || String(value).length <= field.maxLength;
};

const contents = ['demo', 'neutral'] as const;

test.each(contents.flatMap((content) => definitions.map((page) => [content, page.key, page] as const)))(
  'the %s texts of %s are within the limits of their fields',
  (content, _key, page) => {
    expect(() => pageSchemaOf(page).parse(initialPage(page, content))).not.toThrow();
    const seed = initialTexts(page, content);
    expect(seedFields({ ...page, seed }).filter(([, field, value]) => !isWithinLimits(field, value))).toEqual([]);
  },
);

test('a component has one definition, and a page has each section once', () => {
  const byName = new Map<string, Component>();
  for (const each of [...allSections, ...otherComponents]) {
    expect(byName.get(each.name) ?? each).toBe(each);
    byName.set(each.name, each);
  }
  for (const { sections } of definitions) expect(new Set(sections).size).toBe(sections.length);
});

test('fills in placeholders at any depth and keeps unknown ones', () => {
  const content = {
    title: 'The {name} story',
    items: [{ text: '{name} {other} {constructor}', photo: null, count: 1 }],
  };
  expect(fillIn(content, { name: 'Ridge $& Co.' })).toEqual({
    title: 'The Ridge $& Co. story',
    items: [{ text: 'Ridge $& Co. {other} {constructor}', photo: null, count: 1 }],
  });
});

test('empty lines separate paragraphs', () => {
  expect(toParagraphs('One\ntwo\n\n  \nThree\n')).toEqual(['One\ntwo', 'Three']);
});

test.each(['/events', '/contact#private-event', 'mailto:a@example.com', 'tel:+15305550100'])(
  'accepts the link %j',
  (url) => expect(isSafeLink(url)).toBe(true),
);

test.each(['JavaScript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'events', '/with space'])(
  'rejects the link %j',
  (url) => expect(isSafeLink(url)).toBe(false),
);

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
    expect(demoWords.exec(JSON.stringify(initialPage(page, 'neutral')))?.[0]).toBeUndefined();
  },
);
