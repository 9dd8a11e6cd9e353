import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { groupBySection, isInNoSection, type BeerSection as SectionKey } from '@domain/beer/section';
import { formatPrice } from '@domain/money/price';
import type { SectionOf } from '@domain/page/definition';
import type { beerList } from '@domain/page/pages/beers';
import { beerQueries } from '../../api/beers';
import { contentQueries } from '../../api/content';
import { tapQueries } from '../../api/taps';
import { Button } from '../../ui/button';
import { Container, Section } from '../../ui/layout';
import { SmartLink } from '../../ui/smart-link';
import { Spinner } from '../../ui/spinner';
import { Word, useWords } from '../../ui/use-words';
import { BeerFinder, useBeerFinder } from '../features/beer/beer-finder';
import { BeerSection, NoMatches } from '../features/beer/beer-section';
import { loadPage, prefetch, serviceUnavailable } from '../loaders';
import { beerListJsonLd } from '../seo/beer-json-ld';
import { BeerTile } from '../shared/beer-color';
import { PageHero, useHeroPhoto } from '../shared/hero';
import { StaggeredHydration } from '../shared/hydration';
import { PageHead, renderSections, usePage } from '../shared/page/page';
import { SectionError } from '../shared/status/section-error';
import { useBeersAtTaprooms, useOnTapLabels } from '../shared/taproom/use-on-tap-labels';
import { useSite, type LoaderContext } from '../site-context';

/** Responds with 503 if the beers fail to load. */
export const loader = (context: LoaderContext) => async () => {
  const { queryClient } = context;
  await Promise.all([
    loadPage(context, 'beers'),
    queryClient.prefetchInfiniteQuery(beerQueries.list()),
    queryClient.prefetchQuery(contentQueries.heroImages('beers')),
    prefetch(queryClient.prefetchQuery(tapQueries.beers())),
  ]);
  return queryClient.getQueryData(beerQueries.list().queryKey) ? null : serviceUnavailable();
};

type Content = SectionOf<typeof beerList>;

const titleFields = {
  'coming-soon': 'comingSoon',
  limited: 'limited',
  'year-round': 'yearRound',
  seasonal: 'seasonal',
} satisfies Record<SectionKey, keyof Content>;

export function Component() {
  const page = usePage('beers');
  const site = useSite();
  const { data } = useInfiniteQuery(beerQueries.list());
  const { find } = useBeerFinder();
  const { photo } = useHeroPhoto('beers');
  const [content] = page.sections;
  const shown = groupBySection(find(data?.beers ?? []));
  return (
    <>
      <PageHead page={page} image={photo} jsonLd={[beerListJsonLd(data?.beers ?? [], site)]} />
      <PageHero page="beers" hero={page.hero}>
        {content && shown.length > 1 && (
          <nav aria-label="Sections" className="mt-8 print:hidden">
            <ul className="flex flex-wrap gap-x-7 gap-y-1 max-[374px]:flex-col">
              {shown.map(({ key, beers }) => (
                <li key={key}>
                  <a
                    href={`#${key}`}
                    className="inline-flex min-h-11 items-baseline gap-2 py-2 font-display text-xl font-semibold tracking-wide hover:text-amber"
                  >
                    <span className="underline decoration-amber decoration-2 underline-offset-8">
                      {content[titleFields[key]]}
                    </span>
                    <span className="text-base text-smoke">{beers.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHero>
      {renderSections(page.sections, sections)}
    </>
  );
}

/** What pours now, with prices, in one row; nothing without tap lists. */
function PouringToday({ beers }: { beers: readonly BeerSummary[] }) {
  const taprooms = useBeersAtTaprooms();
  const labelOf = useOnTapLabels();
  const toWord = useWords();
  const pouring = beers.filter(({ slug }) => labelOf(slug) !== null);
  if (pouring.length === 0) return null;
  return (
    <Section aria-labelledby="pouring-today" space="py-5" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="pouring-today" className="flex items-center gap-3 text-2xl leading-none">
          <span aria-hidden className="size-2.5 rounded-full bg-hop-light" />
          <Word>Pouring today</Word>
        </h2>
        <SmartLink
          href="/taps"
          className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-wide text-amber hover:text-foam"
        >
          {toWord('{count} on tap now', { count: pouring.length })}
          <ArrowRight aria-hidden className="size-5" />
        </SmartLink>
      </div>
      <ul className="mt-2 flex gap-2.5 rail sm:flex-wrap">
        {pouring.map((beer) => {
          const price = taprooms[beer.slug]?.find(({ pour }) => pour)?.pour?.price ?? null;
          return (
            <li key={beer._id} className="whitespace-nowrap">
              <BeerTile
                beer={beer}
                facts={[
                  labelOf(beer.slug) !== toWord('On tap now') && labelOf(beer.slug),
                  price !== null && formatPrice(price),
                ]}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Sections alternate, to set them apart. */
const isLight = (index: number) => index % 2 === 0;

/** The four sections by tag and, for beers in none of them, the full list. */
function BeerSections({ section: content }: { section: Content }) {
  const toWord = useWords();
  const list = useInfiniteQuery(beerQueries.list());
  const { isActive, find, update } = useBeerFinder();
  if (list.isPending) return <Spinner label="Loading beers…" className="min-h-[60svh]" />;
  if (!list.data)
    return (
      <Container width="wide" className="py-20">
        <SectionError
          message={`Failed to load beers: ${list.error?.message ?? 'unknown error'}`}
          onRetry={() => void list.refetch()}
        />
      </Container>
    );

  const { beers, total } = list.data;
  const found = isActive ? find(beers) : beers;
  const grouped = groupBySection(found);
  const unsectioned = found.filter(isInNoSection);
  return (
    <StaggeredHydration>
      <PouringToday beers={beers} />
      {beers.length > 0 && <BeerFinder beers={beers} />}
      {grouped.map(({ key, beers: sectionBeers }, index) => (
        <BeerSection
          key={key}
          sectionKey={key}
          title={content[titleFields[key]]}
          beers={sectionBeers}
          isLight={isLight(index)}
        />
      ))}
      {unsectioned.length > 0 && (
        <BeerSection
          sectionKey="all"
          title={content.others}
          beers={unsectioned}
          isSortable
          isLight={isLight(grouped.length)}
        />
      )}
      {beers.length === 0 && (
        <Container width="wide" className="py-20">
          <p className="text-lead">{content.emptyText}</p>
        </Container>
      )}
      {beers.length > 0 && found.length === 0 && (
        <Container width="wide" className="grid min-h-[40svh] content-center justify-items-start gap-6 py-14">
          <NoMatches onClear={() => update({})} />
        </Container>
      )}
      {list.hasNextPage && (
        <Container width="wide" className="grid justify-items-center gap-4 py-14 text-center">
          <p role="status" className="text-lg text-smoke">
            {toWord('Showing {shown} of {total} beers', { shown: beers.length, total })}
          </p>
          <Button variant="outline" isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? 'Loading…' : toWord('Load more beers')}
          </Button>
        </Container>
      )}
    </StaggeredHydration>
  );
}

const sections = { 'beer-list': BeerSections };
