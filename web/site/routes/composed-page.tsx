import { useQueries, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import type { ComposedPage, ComposedSection } from '@domain/page/composed-page';
import type { TaproomSummary } from '@domain/taproom/schema';
import { ApiError } from '../../api/client';
import { pageQueries } from '../../api/content';
import { tapQueries } from '../../api/taps';
import { TaggedBeers, taggedBeersQuery } from '../features/beer/beer-grid';
import { CallToAction, Cards, TextPhoto } from '../features/composed/cards';
import { ComposedPageHead, Hero, TopHero, TitleBand } from '../features/composed/hero';
import { Facts, Questions, Quote, RichTextSection } from '../features/composed/text-sections';
import { Gallery } from '../features/composed/gallery';
import { TaproomMap } from '../features/composed/taproom-map';
import { NextEvents, nextEventsQuery } from '../features/event/event-rows';
import { FormSection } from '../features/inquiry/form-section';
import { Chapters } from '../features/story/story-sections';
import { notFound, prefetch } from '../loaders';
import { frameSections, type SectionFrame } from '../shared/composed-section';
import { StaggeredHydration } from '../shared/hydration';
import { useComposedPage } from '../shared/page/use-page';
import { NotFoundPage } from '../shared/status/not-found-page';
import { useTaprooms } from '../shared/taproom/use-taprooms';
import { useSite, type LoaderContext } from '../site-context';
import { findByPath } from '../taproom-routes';

export const loader =
  ({ queryClient, site }: LoaderContext) =>
  async ({ request }: LoaderFunctionArgs) => {
    const summary = findByPath(new URL(request.url).pathname, site.pages);
    if (!summary) return notFound();
    const page = await queryClient.ensureQueryData(pageQueries.composed(summary.id)).catch(ignoreNotFound);
    // Since this document was loaded, the page was deleted, became a draft, or moved.
    if (page?.path !== summary.path) return notFound();
    return prefetch(...page.sections.map((section) => prefetchList(queryClient, section, site.taprooms)));
  };

function ignoreNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** Prefetches the records of a section that lists some. */
async function prefetchList(client: QueryClient, section: ComposedSection, taprooms: readonly TaproomSummary[]) {
  if (section.type === 'beers-by-tag')
    await Promise.all([client.prefetchQuery(taggedBeersQuery(section)), client.prefetchQuery(tapQueries.beers())]);
  if (section.type !== 'events') return;
  const { enabled, ...query } = nextEventsQuery(section, taprooms);
  if (enabled) await client.prefetchQuery(query);
}

/** `/weddings`: a page that was composed in the panel from sections in any order. */
export function Component() {
  const { pathname } = useLocation();
  const { pages } = useSite();
  const id = findByPath(pathname, pages)?.id;
  return id ? <Page key={id} id={id} /> : <NotFoundPage />;
}

function Page({ id }: { id: string }) {
  const page = useComposedPage(id);
  return page ? <LoadedPage page={page} /> : <NotFoundPage />;
}

type SectionComponents = {
  [Type in ComposedSection['type']]: ComponentType<{
    section: Extract<ComposedSection, { type: Type }>;
    frame: SectionFrame;
  }>;
};

const components: SectionComponents = {
  'block-hero': Hero,
  'text-photo': TextPhoto,
  chapters: Chapters,
  facts: Facts,
  cards: Cards,
  gallery: Gallery,
  quote: Quote,
  'call-to-action': CallToAction,
  questions: Questions,
  'beers-by-tag': TaggedBeers,
  events: NextEvents,
  'rich-text': RichTextSection,
  map: TaproomMap,
  form: FormSection,
};

/** A hero at the start has the page's headline. */
function LoadedPage({ page }: { page: ComposedPage }) {
  const shown = useShownSections(page.sections);
  const hasHero = shown[0]?.type === 'block-hero';
  const framed = frameSections(shown, hasHero ? 'photo' : 'ink');
  return (
    <>
      <ComposedPageHead page={page} />
      {!hasHero && <TitleBand title={page.title} />}
      <StaggeredHydration>
        {framed.map(({ section, frame }, index) =>
          section.type === 'block-hero' && index === 0 ? (
            <TopHero key={frame.id} section={section} frame={frame} />
          ) : (
            <Section key={frame.id} section={section} frame={frame} />
          ),
        )}
      </StaggeredHydration>
    </>
  );
}

function Section(props: { section: ComposedSection; frame: SectionFrame }) {
  const Typed = components[props.section.type] as ComponentType<typeof props>;
  return <Typed {...props} />;
}

type SectionOfType<Type extends ComposedSection['type']> = Extract<ComposedSection, { type: Type }>;

const isOfType =
  <Type extends ComposedSection['type']>(type: Type) =>
  (section: ComposedSection): section is SectionOfType<Type> =>
    section.type === type;

/** Leaves out sections that have nothing to show, so that they leave no gap. */
function useShownSections(sections: readonly ComposedSection[]): ComposedSection[] {
  const taprooms = useTaprooms();
  const beerQueries = withoutRepeats(sections.filter(isOfType('beers-by-tag')).map(taggedBeersQuery));
  const eventQueries = withoutRepeats(
    sections.filter(isOfType('events')).map((section) => nextEventsQuery(section, taprooms)),
  );
  const beerLists = useQueries({ queries: beerQueries });
  const eventLists = useQueries({ queries: eventQueries });
  const emptyKeys = new Set([
    ...beerQueries.filter((_query, index) => isListEmpty(beerLists[index])).map(keyOf),
    ...eventQueries.filter((_query, index) => isListEmpty(eventLists[index])).map(keyOf),
  ]);
  const isShown = (section: ComposedSection) => {
    switch (section.type) {
      case 'beers-by-tag':
        return section.emptyText !== null || !emptyKeys.has(keyOf(taggedBeersQuery(section)));
      case 'events':
        return section.emptyText !== null || !emptyKeys.has(keyOf(nextEventsQuery(section, taprooms)));
      case 'gallery':
        return section.photos.length > 0;
      case 'map':
        return taprooms.some(({ slug }) => section.taproom === null || section.taproom === slug);
      default:
        // During an update, the CMS may have a section that this version of the site does not know.
        return Object.hasOwn(components, section.type);
    }
  };
  return sections.filter(isShown);
}

type Keyed = { queryKey: readonly unknown[] };

const keyOf = ({ queryKey }: Keyed) => JSON.stringify(queryKey);

/** Two sections may show the same list. */
const withoutRepeats = <Query extends Keyed>(queries: readonly Query[]): Query[] => [
  ...new Map(queries.map((query) => [keyOf(query), query])).values(),
];

type List = { data: readonly unknown[] | undefined; isLoading: boolean; isError: boolean };

const isListEmpty = (list: List | undefined) => !list?.isLoading && !list?.isError && !list?.data?.length;
