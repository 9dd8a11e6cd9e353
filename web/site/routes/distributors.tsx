import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, Fragment } from 'react';
import type { distributorFinder } from '@domain/page/pages/distributors';
import type { SectionOf } from '@domain/page/definition';
import type { Distributor } from '@domain/distributor/schema';
import { groupDistributors } from '@domain/distributor/group';
import { distributorKinds } from '@domain/distributor/kind';
import { getStateName } from '@domain/distributor/us-states';
import { distributorQueries, shippingQueries } from '../../api/content';
import { Container } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { Button } from '../../ui/button';
import { scrollBehavior } from '../../ui/motion';
import { SmartLink } from '../../ui/smart-link';
import { useHydrated } from '../../ui/use-hydrated';
import { Word } from '../../ui/use-words';
import { pageLoader } from '../loaders';
import { HeroLayout, HeroPhoto } from '../shared/hero';
import { PageHead, renderSections, sitePhoto, usePage } from '../shared/page/page';
import { SectionError } from '../shared/status/section-error';
import { MapErrorBoundary } from '../shared/map/lazy-map';
import { useFirstTaproom, useTaprooms } from '../shared/taproom/use-taprooms';
import { useSite } from '../site-context';
import { DistributorEntry, NearestList, FinderForm } from '../features/distributor/finder-parts';
import { formatMiles, toOutlets, type Outlet } from '../features/distributor/outlet';
import { findResults, outletNoun, resultText, useFinder } from '../features/distributor/use-finder';

export const loader = pageLoader('distributors', (client) => [client.prefetchQuery(distributorQueries.list())]);

const sections = { 'distributor-finder': Finder };

export function Component() {
  const page = usePage('distributors');
  const { eyebrow, title, lead, photo } = page.hero;
  return (
    <>
      <PageHead page={page} />
      <HeroLayout background={<HeroPhoto photo={sitePhoto(photo)} />} title={title} eyebrow={eyebrow} lead={lead} />
      {renderSections(page.sections, sections)}
    </>
  );
}

function Finder({ section }: { section: SectionOf<typeof distributorFinder> }) {
  const { data: distributors, isPending, refetch } = useQuery(distributorQueries.list());
  return (
    <section aria-label="Find a distributor">
      {isPending ? (
        <Spinner label="Loading distributors…" className="min-h-[60svh]" />
      ) : !distributors ? (
        <Container width="wide" className="py-12 md:py-16">
          <SectionError message="Failed to load distributors" onRetry={() => void refetch()} />
        </Container>
      ) : distributors.length === 0 ? (
        <Container width="wide" className="py-28">
          <p className="text-center text-lead">{section.emptyText}</p>
        </Container>
      ) : (
        <DistributorFinder heading={section.heading} distributors={distributors} />
      )}
    </section>
  );
}

/** Farther than most people drive for beer. */
const nearbyMiles = 100;

const linkClass = 'underline decoration-amber underline-offset-4 hover:text-copper-deep';

/** Shown above the results if even the nearest one is far away. `state`: two letters; null for the visitor's own position. */
function DistantNotice({ nearest: [first], state }: { nearest: Outlet[]; state: string | null }) {
  const { name = '', miles = 0 } = first ?? {};
  const isFar = miles > nearbyMiles;
  const hasShipping = !useSite().pagesOff.includes('/shipping');
  const { data: states = [] } = useQuery({ ...shippingQueries.states(), enabled: isFar && hasShipping });
  if (!isFar) return null;
  // Shipping is only offered to states on the list.
  const destination = state
    ? states.find(({ code }) => code === state)?.state
    : states.length > 0 && `${states.length} states`;
  return (
    <div className="mb-10 border-l-4 border-amber py-1 pl-6">
      <p className="text-lead font-semibold">No shop or wholesaler within {nearbyMiles} miles carries our beer yet.</p>
      <p className="mt-2 text-lg">
        The nearest is {name}, {formatMiles(miles)} away.{' '}
        {destination && (
          <>
            We may{' '}
            <SmartLink href="/shipping" className={linkClass}>
              ship to {destination}
            </SmartLink>
            , or{' '}
          </>
        )}
        <SmartLink href="/contact" className={linkClass}>
          {destination ? 'tell us' : 'Tell us'}
        </SmartLink>{' '}
        which shop should have it.
      </p>
    </div>
  );
}

type Selection = { selectedId: string | null; onSelect: (id: string) => void };

/** Phones show this many until the visitor asks for all; on wide screens the list scrolls beside the map. */
const firstCount = 8;
const laterClass = '[@media_screen_and_(scripting:enabled)_and_(width<64rem)]:hidden';

/** Grouped by country and state, by name within them. */
function DistributorList({ distributors, selectedId, onSelect }: Selection & { distributors: Outlet[] }) {
  const homeState = getStateName(useFirstTaproom()?.state ?? '');
  const [isExpanded, setExpanded] = useState(false);
  const groups = groupDistributors(distributors, homeState);
  // One that is selected on the map may be any of them.
  const isShort = !isExpanded && selectedId === null && distributors.length > firstCount;
  const first = groups.flatMap(({ regions }) => regions.flatMap(({ members }) => members)).slice(0, firstCount);
  // Hides those after the first ones.
  const classOf = (members: readonly Outlet[]) =>
    isShort && !members.some((member) => first.includes(member)) ? laterClass : '';
  return (
    <>
      {groups.map(({ country, regions }) => (
        <section
          key={country}
          aria-label={country}
          className={`mb-12 print:mb-0 ${classOf(regions.flatMap(({ members }) => members))}`}
        >
          <h2 className="border-b-2 border-amber pb-2 text-heading">{country}</h2>
          {regions.map(({ region, members }) => (
            <Fragment key={region}>
              {region && <h3 className={`mt-8 text-2xl tracking-wide ${classOf(members)}`}>{region}</h3>}
              <ul>
                {members.map((distributor) => (
                  <DistributorEntry
                    key={distributor.id}
                    distributor={distributor}
                    className={classOf([distributor])}
                    isSelected={distributor.id === selectedId}
                    onSelect={onSelect}
                  />
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
      {isShort && (
        <Button variant="outline" className="lg:hidden print:hidden" onClick={() => setExpanded(true)}>
          <Word>Show all</Word> {distributors.length}
        </Button>
      )}
    </>
  );
}

const DistributorMap = lazy(() =>
  import('../features/distributor/distributor-map').then((module) => ({ default: module.DistributorMap })),
);

/** A search, and a list and a map of what it finds; selecting a distributor in either shows it in both. */
export function DistributorFinder({ heading, distributors }: { heading: string; distributors: Distributor[] }) {
  const taprooms = useTaprooms();
  const { outlets, ownTaprooms, home } = useMemo(() => {
    const own = toOutlets(taprooms);
    const all = [...distributors, ...own];
    const state = getStateName(taprooms[0]?.state ?? '');
    const inState = all.filter(({ region }) => region !== null && region === state);
    return { outlets: all, ownTaprooms: own, home: inState.map(({ coordinates }) => coordinates) };
  }, [distributors, taprooms]);
  const finder = useFinder(outlets, taprooms[0]?.state ?? null);
  const { kind, place, position } = finder;
  const kinds = distributorKinds.filter(
    (each) => each === kind || distributors.some((distributor) => distributor.kind === each),
  );
  const results = useMemo(
    () => findResults(distributors, ownTaprooms, { kind, place, position }),
    [distributors, ownTaprooms, kind, place, position],
  );
  const { outlets: listed, origin } = results;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to what was selected on the map, unless the map would disappear: it is sticky on windows this tall.
  useEffect(() => {
    const entry = selectedId && list.current?.querySelector('[data-selected="true"]');
    if (entry && window.matchMedia('(min-height: 40rem)').matches)
      entry.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [selectedId]);
  // Leaflet needs a window, so the server renders no map.
  const isHydrated = useHydrated();
  const selection = { selectedId, onSelect: setSelectedId };

  // The mutation succeeds before the new list is rendered.
  const isLocated = position !== null;
  useEffect(() => {
    if (isLocated) showResults(list.current);
  }, [isLocated]);

  return (
    <>
      <FinderForm
        heading={heading}
        finder={finder}
        kinds={kinds}
        resultText={resultText(listed, finder)}
        onFound={() => showResults(list.current)}
      />
      <div data-label="oat" className="on-light label-surface pb-12 md:pb-16 lg:pt-8">
        <Container width="wide">
          {/* On phones the map takes a quarter of the screen. */}
          <div className="flex flex-col gap-x-8 gap-y-6 lg:grid [--map-height:max(25svh,10rem)] lg:[--map-height:clamp(20rem,calc(100svh-var(--header-compact)-3rem),54rem)] lg:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
            {/* The list first: the Tab key reaches it before the map's pins. */}
            <div
              ref={list}
              role="group"
              aria-label="Distributors"
              tabIndex={-1}
              className="relative min-w-0 lg:max-h-(--map-height) lg:overflow-y-auto lg:pr-4 print:max-h-none print:overflow-visible print:columns-2 print:gap-8 scroll-mt-(--header-compact) shadow-none outline-none [@media(min-height:40rem)]:max-lg:scroll-mt-[calc(var(--header-compact)+var(--map-height)+1.5rem)]"
            >
              {listed.length === 0 ? (
                <div className="grid justify-items-start gap-5 border-l-4 border-amber py-2 pl-6">
                  <p className="text-lead font-semibold">
                    No {outletNoun(kind)[1]} {place ? `for “${place.label}”` : 'are listed'} yet.
                  </p>
                  <Button variant="outline" size="sm" onClick={finder.clear}>
                    <Word>Show all distributors</Word>
                  </Button>
                </div>
              ) : !origin ? (
                <DistributorList distributors={listed} {...selection} />
              ) : (
                <>
                  <DistantNotice nearest={listed} state={position ? null : (place?.state ?? null)} />
                  <NearestList nearest={listed} {...selection} />
                </>
              )}
            </div>
            <div className="z-10 bg-(--label) max-lg:order-first max-lg:-mx-5 max-lg:sm:mx-0 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-(--header-compact) lg:top-[calc(var(--header-compact)+1rem)] lg:self-start">
              <MapErrorBoundary message="The map could not be loaded. Every address is in the list.">
                {isHydrated && (
                  <Suspense>
                    <DistributorMap
                      results={results}
                      home={home}
                      onClose={(id) => setSelectedId((current) => (current === id ? null : current))}
                      {...selection}
                    />
                  </Suspense>
                )}
              </MapErrorBoundary>
            </div>
          </div>
        </Container>
      </div>
    </>
  );
}

const isBesideMap = () => window.matchMedia('(width >= 64rem)').matches;

/** The form fills the window on phones. The focus closes the on-screen keyboard, one Tab before the first result. */
function showResults(list: HTMLElement | null) {
  list?.focus({ preventScroll: true });
  const [shown, block] = isBesideMap() ? [list?.querySelector('li'), 'nearest' as const] : [list, 'start' as const];
  shown?.scrollIntoView({ block, behavior: scrollBehavior() });
}
