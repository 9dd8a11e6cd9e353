/** Pages that were composed in the panel. */
import type { UID } from '@strapi/strapi';
import { seo } from '#domain/page/components';
import { composedSections } from '#domain/page/composed-page';
import type { PageDefinition } from '#domain/page/definition';
import type { Component, Field, Photo } from '#domain/page/fields';
import { initialTexts, type InitialContent } from '#domain/page/initial-page';
import { type PageNavigation, componentUid, builtInName } from '#domain/page/storage';
import type { PageSummary } from '#domain/site/schema';
import { pacificToday } from '#domain/time/pacific';
import { toInstant } from '../stored-values';
import { findTaprooms } from '../taproom/queries';

export const composedPageUid = 'api::page.page' as UID.ContentType;

type Summary = {
  documentId: string;
  path: string;
  title: string;
  navigation: PageNavigation;
  updatedAt: string | Date;
};

export async function fetchPageSummaries(): Promise<PageSummary[]> {
  const stored: Summary[] = await strapi.db.query(composedPageUid).findMany({
    select: ['documentId', 'path', 'title', 'navigation', 'updatedAt'],
    where: { isLive: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return stored.map(({ documentId, path, title, navigation, updatedAt }) => ({
    id: documentId,
    path,
    title,
    navigation,
    updatedAt: toInstant(updatedAt),
  }));
}

type PagePath = Pick<Summary, 'documentId' | 'path' | 'title'>;

export const findPagePaths = (where: { isLive?: boolean } = {}): Promise<PagePath[]> =>
  strapi.db.query(composedPageUid).findMany({ select: ['documentId', 'path', 'title'], where });

type OfTaprooms = PagePath & { sections: { taproom: { id: number } | null }[] };

const sectionsOfTaprooms = composedSections.filter(({ fields }) => 'taproom' in fields);

/** The pages with a section of this taproom, also drafts and hidden sections. */
export async function findPagesOfTaproom({ id }: { id: number }): Promise<PagePath[]> {
  const populate = { populate: { taproom: { select: ['id'] } } };
  const pages: OfTaprooms[] = await strapi.db.query(composedPageUid).findMany({
    select: ['documentId', 'path', 'title'],
    populate: {
      sections: { on: Object.fromEntries(sectionsOfTaprooms.map((each) => [componentUid(each), populate])) },
    },
    orderBy: { title: 'asc' },
  });
  return pages.filter(({ sections }) => sections.some(({ taproom }) => taproom?.id === id));
}

type Values = Record<string, unknown>;

function toAttributes(name: string, field: Field, value: unknown): [string, unknown][] {
  if (field.kind === 'list') return [[name, (value as Values[]).map((item) => toData(field.item, item))]];
  if (field.kind !== 'photo') return [[name, value]];
  const photo = value as Photo | null;
  // Files of the media library are not part of the content that comes with the site.
  return [[builtInName(name), photo && 'builtIn' in photo ? photo.builtIn : null]];
}

const toData = ({ fields }: Component, values: Values) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => toAttributes(name, field, values[name])));

function toSection({ sections }: PageDefinition, values: { type: string }) {
  const section = sections.find(({ name }) => name === values.type);
  if (!section) throw new Error(`The page has no section ${values.type}`);
  return { __component: componentUid(section), isVisible: true, ...toData(section, values) };
}

const toDocument = (definition: PageDefinition, content: PageDefinition['seed']) => ({
  title: content.title,
  seo: toData(seo, content.seo),
  ...(definition.hero && { hero: toData(definition.hero, content.hero ?? {}) }),
  ...(definition.sections.length > 0 && {
    sections: content.sections.map((section) => toSection(definition, section)),
  }),
});

/** A designed page as it is created. A legal page that a brewery takes over is of that day. */
export function initialDocument(definition: PageDefinition, content: InitialContent, now: Date) {
  const texts = initialTexts(definition, content);
  const { hero } = texts;
  const isDated = content === 'neutral' && hero && 'updated' in hero;
  return toDocument(definition, isDated ? { ...texts, hero: { ...hero, updated: pacificToday(now) } } : texts);
}

export type Path = string | null | undefined;

async function findBeerPath(): Promise<Path> {
  const beer = await strapi.db
    .query('api::beer.beer')
    .findOne({ select: ['slug'], where: { isActive: true }, orderBy: [{ sortName: 'asc' }, { id: 'asc' }] });
  return beer && `/beers/${beer.slug}`;
}

/** The last public one, which is an upcoming one if there is any. */
async function findEventPath(): Promise<Path> {
  const event = await strapi.db.query('api::event.event').findOne({
    select: ['slug'],
    where: { isPublic: true, eventStatus: 'published' },
    orderBy: [{ sortStart: 'desc' }, { id: 'asc' }],
  });
  return event && `/events/${event.slug}`;
}

export const findTaproomPath = async (slug?: string): Promise<Path> =>
  (await findTaprooms(slug === undefined ? { isActive: true } : { slug }))[0]?.path;

/** A page whose texts all beers, events or taprooms share is shown for the first of them. */
export const patternPaths: Record<string, () => Promise<Path>> = {
  beer: findBeerPath,
  event: findEventPath,
  taproom: () => findTaproomPath(),
};
