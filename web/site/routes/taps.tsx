import { useQuery } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { type ReactNode, useEffect, useRef, type ComponentProps } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import type { PageOf } from '@domain/page/pages';
import { isVisitSource } from '@domain/tap/visit-source';
import {
  filterPourings,
  parseTapSelection,
  tapsPath,
  defaultTapSort,
  isTapFilterActive,
  listTapStyles,
  noTapFilter,
  strengths,
  tapSorts,
  type TapSelection,
} from '../../domain/tap-list';
import { tapQueries, type ListedTapList, countVisit, type ListedPouring } from '../../api/taps';
import { ButtonLink } from '../../ui/button';
import { Container, Headline } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { Word, useWords } from '../../ui/use-words';
import { tapListPath } from '../../domain/tap-paths';
import { ResponsiveImage } from '../../ui/responsive-image';
import { SmartLink } from '../../ui/smart-link';
import { TaproomTapList } from '../features/tap/taproom-tap-list';
import { loadPage, serviceUnavailable } from '../loaders';
import { usePage, sitePhoto, PageHead } from '../shared/page/page';
import { StaggeredHydration } from '../shared/hydration';
import { SectionError } from '../shared/status/section-error';
import { type LoaderContext, useNow, useSite } from '../site-context';
import { menuJsonLd, TapLinks } from '../seo/menu-json-ld';
import { taproomJsonLd } from '../seo/taproom-json-ld';
import { ClearLink, FilterLinks } from '../shared/filter-link';
import { useTaprooms } from '../shared/taproom/use-taprooms';

/** Redirects to the list of beers if no tap list is kept. */
export const loader =
  (context: LoaderContext) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { queryClient, site } = context;
    const query = tapQueries.lists();
    await Promise.all([queryClient.prefetchQuery(query), loadPage(context, 'taps')]);
    const lists = queryClient.getQueryData(query.queryKey);
    if (!lists) return serviceUnavailable();
    const { taproom } = parseTapSelection(new URL(request.url).searchParams, site.taprooms);
    return selectLists(lists, taproom).length > 0 ? null : redirect('/beers');
  };

const selectLists = (lists: readonly ListedTapList[], taproom: string | null) =>
  lists.filter((list) => taproom === null || list.taproom.slug === taproom);

export function Component() {
  useVisitCount();
  const page = usePage('taps');
  const site = useSite();
  const now = useNow();
  const { taproom: selected } = useTapSelection();
  const { data: lists = [] } = useQuery(tapQueries.lists());
  const menus = lists.flatMap((list) => {
    const taproom = site.taprooms.find(({ slug }) => slug === list.taproom.slug);
    return taproom ? [{ ...taproomJsonLd(taproom, site, now), ...menuJsonLd(list, site.publicUrl) }] : [];
  });
  return (
    <>
      <PageHead page={page} jsonLd={menus} />
      <TapLinks path={selected ? tapListPath(selected) : '/taps'} slug={selected} />
      <TapsHero hero={page.hero}>
        <TaproomTabs lists={lists} />
      </TapsHero>
      <Lists />
    </>
  );
}

function Lists() {
  const { data: all, isPending, refetch } = useQuery(tapQueries.lists());
  const selection = useTapSelection();
  if (isPending) return <Spinner label="Loading the taps…" className="min-h-[40svh]" />;
  if (!all)
    return (
      <Container width="wide" className="py-12 md:py-16">
        <SectionError message="Failed to load what’s on tap" onRetry={() => void refetch()} />
      </Container>
    );
  const lists = selectLists(all, selection.taproom);
  const pourings = lists.flatMap(({ on }) => on);
  return (
    <>
      <Container width="wide">
        <TapFilters pourings={pourings} matchCount={filterPourings(pourings, selection).length} />
      </Container>
      <StaggeredHydration>
        {lists.map((list, index) => (
          <TaproomTapList key={list.taproom.slug} list={list} selection={selection} isLight={index % 2 === 1} />
        ))}
      </StaggeredHydration>
      {lists.length === 0 && <NoList />}
    </>
  );
}

/** The list ended while the page was open. */
function NoList() {
  return (
    <Container width="wide" className="grid min-h-[40svh] content-center justify-items-start gap-6 py-14">
      <p role="status" className="text-lead">
        <Word>There is no tap list right now.</Word>
      </p>
      <ButtonLink href="/beers">
        <Word>See our beers</Word>
      </ButtonLink>
    </Container>
  );
}

/** Low, because guests at the bar come for the list; the photo is beside the headline on wide screens only. */
function TapsHero({ hero, children }: { hero: PageOf<'taps'>['hero']; children: ReactNode }) {
  const { eyebrow, title, lead, photo } = hero;
  return (
    <div className="relative isolate overflow-hidden bg-ink pt-(--header-tall) print:p-0">
      <div className="absolute inset-y-0 right-0 -z-10 w-[58%] max-lg:hidden print:hidden">
        <ResponsiveImage
          // Decorative: the page is about what the taps pour.
          image={{ ...sitePhoto(photo), alt: '' }}
          sizes="58vw"
          className="size-full object-cover object-[50%_45%]"
        />
        <div className="absolute inset-0 bg-linear-to-r from-ink via-ink/45 to-ink/10" />
        <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-ink to-transparent" />
      </div>
      <Container width="wide">
        <div className="pt-6 pb-8 md:pt-12 md:pb-12 lg:flex lg:min-h-[24rem] lg:flex-col lg:justify-end">
          <Headline as="h1" eyebrow={eyebrow} text={title} className="text-page" />
          {lead && <p className="mt-4 max-w-xl text-lead text-balance">{lead}</p>}
          {children}
        </div>
      </Container>
    </div>
  );
}

/** Links to the list of each taproom and to all, in large letters. */
function TaproomTabs({ lists }: { lists: readonly ListedTapList[] }) {
  const selection = useTapSelection();
  const toWord = useWords();
  if (lists.length < 2) return null;
  const count = lists.reduce((total, { on }) => total + on.length, 0);
  const tabs = [
    { slug: null, name: toWord(lists.length === 2 ? 'Both' : 'All'), count },
    ...lists.map(({ taproom: { slug, name }, on }) => ({ slug, name, count: on.length })),
  ];
  return (
    <nav aria-label="Taprooms" className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-x-7 gap-y-2 md:gap-x-10">
        {tabs.map((tab) => (
          <li key={tab.slug} className="min-w-0">
            <SmartLink
              href={tapsPath({ ...selection, taproom: tab.slug })}
              preventScrollReset
              aria-current={selection.taproom === tab.slug ? 'true' : undefined}
              className="inline-flex min-h-11 items-baseline gap-2 border-b-4 border-transparent pb-1 font-display text-heading font-bold text-smoke uppercase transition-colors duration-200 wrap-anywhere hover:text-foam aria-[current=true]:border-amber aria-[current=true]:text-foam"
            >
              {tab.name}
              <span className="shrink-0 text-lg font-semibold tabular-nums">
                {tab.count}
                <span className="sr-only"> {tab.count === 1 ? 'tap' : 'taps'}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The selection in the URL, so that it can be shared, works without JavaScript, and Back works. */
function useTapSelection(): TapSelection {
  const [searchParams] = useSearchParams();
  const taprooms = useTaprooms();
  return parseTapSelection(searchParams, taprooms);
}

/**
 * Counts a visit by a QR code or an embedded list, whose URL names it in `src`. Then the URL is that of the list, so that
 * a reload or a shared link is not counted.
 */
function useVisitCount() {
  useEffect(() => {
    const url = new URL(window.location.href);
    const source = url.searchParams.get('src');
    const taproom = url.searchParams.get('taproom');
    if (source === null) return;
    url.searchParams.delete('src');
    window.history.replaceState(window.history.state, '', url);
    if (taproom && isVisitSource(source)) countVisit(taproom, source);
  }, []);
}

const countId = 'tap-count';

/** Fewer are found at a glance. */
const minFiltered = 4;

type TapFiltersProps = {
  /** All that pours at the selected taprooms. */
  pourings: readonly ListedPouring[];
  matchCount: number;
};

/**
 * Links to the list of a style or strength, or in another order, and the live number of taps. On phones they are folded, so
 * that the first taps are in view.
 */
function TapFilters({ pourings, matchCount }: TapFiltersProps) {
  const toWord = useWords();
  const selection = useTapSelection();
  const { style, strength, sort } = selection;
  const isActive = isTapFilterActive(selection);
  if (pourings.length < minFiltered && !isActive) return null;
  const styles = listTapStyles(pourings);
  const toOption = (name: 'style' | 'strength', key: string, label: string) => {
    const isCurrent = selection[name] === key;
    return { label, href: tapsPath({ ...selection, [name]: isCurrent ? null : key }), isCurrent };
  };
  const sortOptions = tapSorts.map(({ key, label }) => ({
    label: toWord(label),
    href: tapsPath({ ...selection, sort: key }),
    isCurrent: sort === key,
  }));
  return (
    <div data-no-print className="grid grid-cols-1 gap-x-6 border-y border-line py-3 md:py-5">
      <details open={isActive || sort !== defaultTapSort} className="always-open-wide min-w-0">
        <summary className="inline-flex min-h-11 items-center gap-2.5 rounded-card font-display text-lg font-semibold tracking-wide hover:text-amber [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden className="size-4.5 text-amber" />
          <Word>Filter and sort</Word>
        </summary>
        <nav aria-label={toWord('Filter and sort')} className="flex min-w-0 flex-wrap gap-x-10 gap-y-4 py-2 md:pt-0">
          {styles.length > 1 && (
            <Options
              name="Style"
              selected={style}
              isRemovable
              options={styles.map(({ key, label }) => toOption('style', key, toWord(label)))}
            />
          )}
          <Options
            name="Strength"
            selected={strength}
            isRemovable
            options={strengths.map(({ key, label, range }) =>
              toOption('strength', key, `${toWord(label)}, ${toWord(range)}`),
            )}
          />
          <Options name="Sort by" selected={sort} options={sortOptions} />
        </nav>
      </details>
      {/* On phones, the tabs have the numbers. */}
      <div className={`flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 ${isActive ? '' : 'max-md:sr-only'}`}>
        <p id={countId} role="status" tabIndex={-1} className="text-lg text-smoke shadow-none outline-none">
          {toWord(countText(matchCount, pourings.length), { shown: matchCount, total: pourings.length })}
        </p>
        {isActive && (
          <ClearLink href={tapsPath({ ...selection, ...noTapFilter })} countId={countId}>
            <Word>Clear All</Word>
          </ClearLink>
        )}
      </div>
    </div>
  );
}

/** The selected option is the middle of a row that scrolls, unless it is in view. */
function scrollToSelected(row: HTMLElement) {
  const selected = row.querySelector('[aria-current]');
  if (!selected) return;
  const [outer, inner] = [row.getBoundingClientRect(), selected.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

type OptionsProps = Pick<ComponentProps<typeof FilterLinks>, 'options' | 'isRemovable'> & {
  name: string;
  selected: string | null;
};

/** One line on phones, which scrolls sideways. */
function Options({ name, selected, ...links }: OptionsProps) {
  const row = useRef<HTMLUListElement>(null);
  const toWord = useWords();
  useEffect(() => {
    if (selected !== null && row.current) scrollToSelected(row.current);
  }, [selected]);
  return (
    <div className="max-w-full min-w-0">
      <p aria-hidden className="mb-2 font-display text-label font-semibold text-smoke uppercase">
        {toWord(name)}
      </p>
      <FilterLinks
        ref={row}
        aria-label={toWord(name)}
        className="flex flex-wrap gap-2 max-md:-mx-5 max-md:-my-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-5 max-md:py-1 max-md:whitespace-nowrap max-md:[scrollbar-width:none] sm:max-md:-mx-8 sm:max-md:px-8 max-md:*:shrink-0"
        {...links}
      />
    </div>
  );
}

const countText = (matches: number, total: number) => {
  if (matches !== total) return '{shown} of {total} taps';
  return total === 1 ? '{total} tap' : '{total} taps';
};
