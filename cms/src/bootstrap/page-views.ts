/** The panel's forms of the designed pages and their sections, generated from their definitions. */
import { seo } from '#domain/page/components/seo';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field } from '#domain/page/fields';
import { pages } from '#domain/page/pages';
import { builtInName, componentUid, pageUid } from '#domain/page/storage';
import type { View } from './views';

/** Names of attributes with their labels and hints. */
type Entry = { name: string; label: string; hint?: string | undefined };

const photoHint = 'Its alternative text is that of the media library.';
const builtInHint = 'A photo that comes with the site, shown while the field beside it is empty.';

function toEntries([name, field]: [string, Field]): Entry[] {
  const { label, hint } = field;
  if (field.kind !== 'photo') return [{ name, label, hint }];
  return [
    { name, label, hint: hint ? `${hint} ${photoHint}` : photoHint },
    { name: builtInName(name), label: `${label}: built in`, hint: builtInHint },
  ];
}

/** Lists and long texts fill a row; a photo is beside its built-in alternative. */
const isWide = ({ kind }: Field) => kind === 'list' || kind === 'longText' || kind === 'richText';

function toRow([name, field]: [string, Field]): string {
  if (field.kind === 'photo') return `${name}:6 ${builtInName(name)}:6`;
  return `${name}:${isWide(field) ? 12 : 6}`;
}

const toView = (entries: Entry[], view: Pick<View, 'title' | 'form'>): View => ({
  ...view,
  labels: Object.fromEntries(entries.map(({ name, label }) => [name, label])),
  hints: Object.fromEntries(entries.flatMap(({ name, hint }) => (hint ? [[name, hint]] : []))),
});

const visibility: Entry = {
  name: 'isVisible',
  label: 'Visible',
  hint: 'False: the section keeps its texts, but is not on the site.',
};

function componentView({ fields, title }: Component, isSection: boolean): View {
  const all = Object.entries(fields);
  return toView([...(isSection ? [visibility] : []), ...all.flatMap(toEntries)], {
    title: title ?? (isSection ? 'id' : (all[0]?.[0] ?? 'id')),
    form: [...(isSection ? ['isVisible:4'] : []), ...all.map(toRow)],
  });
}

const pageView = ({ hero, sections, placeholders }: PageDefinition): View =>
  toView(
    [
      {
        name: 'title',
        label: 'Name of the page',
        hint: ['In the breadcrumbs of search results.', placeholders].filter(Boolean).join(' '),
      },
      { name: 'hero', label: 'Top of the page' },
      {
        name: 'sections',
        label: 'Sections',
        hint: 'Drag them into order. Each can be here once.',
      },
      { name: 'seo', label: 'Search engines and link previews', hint: placeholders },
    ],
    {
      title: 'title',
      form: ['title:6', ...(hero ? ['hero:12'] : []), ...(sections.length > 0 ? ['sections:12'] : []), 'seo:12'],
    },
  );

const itemsOf = ({ fields }: Component): Component[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'list' ? [field.item, ...itemsOf(field.item)] : []));

const definitions: readonly PageDefinition[] = pages;
const sections = definitions.flatMap((page) => [...page.sections]);
const heroes = definitions.flatMap(({ hero }) => hero ?? []);

export const pageViews: Record<string, View> = Object.fromEntries(
  definitions.map((page) => [pageUid(page.key), pageView(page)]),
);

export const pageComponentViews: Record<string, View> = Object.fromEntries([
  ...[seo, ...heroes, ...[...heroes, ...sections].flatMap(itemsOf)].map(
    (each) => [componentUid(each), componentView(each, false)] as const,
  ),
  ...sections.map((each) => [componentUid(each), componentView(each, true)] as const),
]);
