import { hashKey, useQueries, type QueryClient } from '@tanstack/react-query';
import { type ComponentType, useId } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import type { ComposedPage, ComposedSection } from '@domain/page/composed-page';
import type { TaproomSummary } from '@domain/taproom/schema';
import type { blockHero, form } from '@domain/page/blocks';
import { ApiError } from '../../api/client';
import { pageQueries } from '../../api/content';
import { tapQueries } from '../../api/taps';
import { Container, Headline } from '../../ui/layout';
import { TaggedBeers, taggedBeersQuery } from '../features/beer/beer-grid';
import {
  CallToAction,
  Cards,
  Facts,
  Questions,
  RichTextSection,
  TaproomMap,
  TextPhoto,
} from '../features/composed/composed-sections';
import { Gallery } from '../features/composed/gallery';
import { NextEvents, nextEventsQuery } from '../features/event/event-rows';
import { Chapters, Quote } from '../features/story/story-sections';
import { notFound, prefetch } from '../loaders';
import {
  frameSections,
  type SectionFrame,
  ActionLink,
  type SectionProps,
  FramedSection,
} from '../shared/composed-section';
import { StaggeredHydration } from '../shared/hydration';
import { PageHead, useComposedPage, sitePhoto } from '../shared/page/page';
import { NotFoundPage } from '../shared/status/not-found-page';
import { useTaprooms } from '../shared/taproom/use-taprooms';
import { useSite, type LoaderContext } from '../site-context';
import { findByPath } from '../taproom-routes';
import { composedPageJsonLd } from '../seo/taproom-json-ld';
import { HeroFallback, HeroLayout, HeroPhoto } from '../shared/hero';
import { ContactForm, PrivateEventForm } from '../features/inquiry/contact-forms';

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

/** The records that a section lists; null for one that lists none. */
function listQuery(section: ComposedSection, taprooms: readonly TaproomSummary[]) {
  if (section.type === 'beers-by-tag') return { ...taggedBeersQuery(section), enabled: true };
  return section.type === 'events' ? nextEventsQuery(section, taprooms) : null;
}

async function prefetchList(client: QueryClient, section: ComposedSection, taprooms: readonly TaproomSummary[]) {
  const { enabled = false, ...query } = listQuery(section, taprooms) ?? {};
  await Promise.all([
    enabled && client.prefetchQuery(query as Keyed),
    section.type === 'beers-by-tag' && client.prefetchQuery(tapQueries.beers()),
  ]);
}

/** `/weddings`: a page that was composed in the panel from sections in any order. */
export function Component() {
  const { pathname } = useLocation();
  const { pages } = useSite();
  const id = findByPath(pathname, pages)?.id;
  return id ? <Page key={id} id={id} /> : <NotFoundPage />;
}

type SectionComponents = {
  [Type in ComposedSection['type']]: ComponentType<{
    section: Extract<ComposedSection, { type: Type }>;
    frame: SectionFrame;
    isTop: boolean;
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

function Page({ id }: { id: string }) {
  const { publicUrl } = useSite();
  const page = useComposedPage(id);
  const shown = useShownSections(page?.sections ?? []);
  if (!page) return <NotFoundPage />;
  const hasHero = shown[0]?.type === 'block-hero';
  const framed = frameSections(shown, hasHero ? 'photo' : 'ink');
  const image = findImage(page);
  return (
    <>
      <PageHead
        page={page}
        image={image}
        path={page.path}
        jsonLd={composedPageJsonLd(page, publicUrl, image?.url ?? null)}
      />
      {!hasHero && (
        <div className="bg-ink pt-36 pb-12 md:pt-44 md:pb-16 print:p-0">
          <Container width="wide">
            <h1 className="max-w-[12em] text-page wrap-anywhere">{page.title}</h1>
          </Container>
        </div>
      )}
      <StaggeredHydration>
        {framed.map(({ section, frame }, index) => (
          <Section key={frame.id} section={section} frame={frame} isTop={index === 0} />
        ))}
      </StaggeredHydration>
    </>
  );
}

function Section(props: { section: ComposedSection; frame: SectionFrame; isTop: boolean }) {
  const Typed = components[props.section.type] as ComponentType<typeof props>;
  return <Typed {...props} />;
}

type Keyed = { queryKey: readonly unknown[] };
type List = { data: readonly unknown[] | undefined; isLoading: boolean; isError: boolean };

/** Leaves out sections that have nothing to show, so that they leave no gap. */
function useShownSections(sections: readonly ComposedSection[]): ComposedSection[] {
  const taprooms = useTaprooms();
  const all = sections.flatMap((section) => listQuery(section, taprooms) ?? []);
  // Two sections may show the same list.
  const queries = [...new Map(all.map((query) => [hashKey(query.queryKey), query])).values()];
  const lists: List[] = useQueries({ queries });
  const isEmpty = ({ queryKey }: Keyed) => {
    const list = lists[queries.findIndex((query) => hashKey(query.queryKey) === hashKey(queryKey))];
    return !list?.isLoading && !list?.isError && !list?.data?.length;
  };
  const isShown = (section: ComposedSection) => {
    switch (section.type) {
      case 'beers-by-tag':
      case 'events': {
        const query = listQuery(section, taprooms);
        return section.emptyText !== null || !query || !isEmpty(query);
      }
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

/** Headline, introduction and button on a photo; on a drawing without one. At the top of a page, with its headline. */
function Hero({ section, frame, isTop = false }: SectionProps<typeof blockHero> & { isTop?: boolean }) {
  const { eyebrow, title, lead, photo, actionLabel, actionHref } = section;
  return (
    <div id={frame.id} className="wrap-anywhere">
      <HeroLayout
        background={photo ? <HeroPhoto photo={photo} priority={isTop} className="object-center!" /> : <HeroFallback />}
        level={isTop ? 1 : 2}
        title={title}
        eyebrow={eyebrow}
        lead={lead}
      >
        <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-8" />
      </HeroLayout>
    </div>
  );
}

/** The image of link previews: the page's own, else that of its first section with a photo. */
function findImage({ seo, sections }: ComposedPage) {
  if (seo.image) return sitePhoto(seo.image);
  for (const section of sections) {
    if ((section.type === 'block-hero' || section.type === 'text-photo') && section.photo) return section.photo;
    if (section.type === 'gallery' && section.photos[0]) return section.photos[0];
  }
  return null;
}

/** The form for messages or for private events beside its headline. */
export function FormSection({ section: { heading, text, kind, eventType }, frame }: SectionProps<typeof form>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:hidden">
        <div>
          <Headline id={id} text={heading} />
          {text && <p className="mt-5 max-w-read text-lead whitespace-pre-line text-umber">{text}</p>}
        </div>
        {kind === 'private-event' ? <PrivateEventForm eventType={eventType} /> : <ContactForm />}
      </div>
    </FramedSection>
  );
}
