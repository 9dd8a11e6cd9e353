import { useQuery } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { filterPourings, parseTapSelection } from '../../domain/tap-list';
import { tapQueries, type ListedTapList } from '../../api/taps';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { Word } from '../../ui/use-words';
import { TapFilters, useTapSelection, useVisitCount } from '../features/tap/tap-filters';
import { TaproomTabs, TapsHead, TapsHero } from '../features/tap/taps-hero';
import { TaproomTapList } from '../features/tap/taproom-tap-list';
import { loadPage, serviceUnavailable } from '../loaders';
import { usePage } from '../shared/page/use-page';
import { StaggeredHydration } from '../shared/hydration';
import { SectionError } from '../shared/status/section-error';
import type { LoaderContext } from '../site-context';

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
  const { data: lists } = useQuery(tapQueries.lists());
  return (
    <>
      <TapsHead page={page} lists={lists ?? []} />
      <TapsHero hero={page.hero}>
        {lists && lists.length > 1 && (
          <div className="mt-6">
            <TaproomTabs lists={lists} />
          </div>
        )}
      </TapsHero>
      <Lists />
    </>
  );
}

function Lists() {
  const { data: all, isPending, refetch } = useQuery(tapQueries.lists());
  const selection = useTapSelection();
  if (isPending)
    return (
      <Container width="wide" className="pb-20">
        <div role="status" className="grid gap-4">
          <span className="sr-only">Loading the taps…</span>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </div>
      </Container>
    );
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
