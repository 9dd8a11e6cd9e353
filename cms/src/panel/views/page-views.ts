/** The panel's forms of the designed and the composed pages and of their sections, generated from their definitions. */
import { allSections, otherComponents } from '#domain/page/all-components';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field } from '#domain/page/fields';
import { pages } from '#domain/page/pages';
import { builtInName, componentUid, pageUid } from '#domain/page/storage';
import { composedPageUid } from '#lib/page/composed-pages';
import type { UnlabeledView, View } from '#domain/panel/view';

/** Names of attributes with their labels and hints. */
type Entry = { name: string; label: string; hint?: string | undefined };

const photoHint = 'Its alternative text is that of the media library.';
const builtInHint = 'A photo that comes with the site, shown while the field beside it is empty.';

const photosHint = 'Their alternative texts and captions are those of the media library.';

const withHint = (hint: string | undefined, general: string) => (hint ? `${hint} ${general}` : general);

function toEntries([name, field]: [string, Field]): Entry[] {
  const { label, hint } = field;
  if (field.kind === 'libraryPhoto') return [{ name, label, hint: withHint(hint, photoHint) }];
  if (field.kind === 'libraryPhotos') return [{ name, label, hint: withHint(hint, photosHint) }];
  if (field.kind !== 'photo') return [{ name, label, hint }];
  return [
    { name, label, hint: withHint(hint, photoHint) },
    { name: builtInName(name), label: `${label}: built in`, hint: builtInHint },
  ];
}

/** Lists and long texts fill a row; a photo is beside its built-in alternative. */
const isWide = ({ kind }: Field) =>
  kind === 'list' || kind === 'longText' || kind === 'richText' || kind === 'libraryPhotos';

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
  hint: 'No: the section keeps its texts, but is not on the site.',
};

function componentView({ fields, title }: Component, isSection: boolean): View {
  const all = Object.entries(fields);
  return toView([...(isSection ? [visibility] : []), ...all.flatMap(toEntries)], {
    title: title ?? ['heading', 'title'].find((name) => name in fields) ?? (isSection ? 'id' : (all[0]?.[0] ?? 'id')),
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

const composedPageView: UnlabeledView = {
  title: 'title',
  sort: ['title', 'ASC'],
  list: ['title', 'path', 'isLive', 'navigation', 'updatedAt'],
  form: ['title:6 path:6', 'isLive:4 navigation:4 position:4', 'sections:12', 'seo:12'],
  labels: {
    title: 'Name of the page',
    isLive: 'Live',
    navigation: 'Link in the navigation',
    position: 'Position in the navigation',
    seo: 'Search engines and link previews',
    updatedAt: 'Updated',
  },
  hints: {
    title: 'In menus, and in the breadcrumbs of search results.',
    path: 'For example /weddings. If a live page gets another path, its old one redirects to it.',
    isLive: 'No: a draft, which visitors can’t open.',
    navigation: 'Links come last in the menu and the footer. Without one, only links in texts lead to it.',
    position: 'Pages with smaller numbers come first. Empty: last.',
    // The panel shows about 60 characters.
    sections: 'Drag them into order. {name} is the brewery’s name.',
  },
};

const definitions: readonly PageDefinition[] = pages;

export const pageViews: Record<string, UnlabeledView> = {
  ...Object.fromEntries(definitions.map((page) => [pageUid(page.key), pageView(page)])),
  [composedPageUid]: composedPageView,
};

export const pageComponentViews: Record<string, View> = Object.fromEntries([
  ...otherComponents.map((each) => [componentUid(each), componentView(each, false)] as const),
  ...allSections.map((each) => [componentUid(each), componentView(each, true)] as const),
]);
