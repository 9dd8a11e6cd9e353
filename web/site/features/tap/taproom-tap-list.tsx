import { filterPourings, isTapFilterActive, sortPourings } from '@domain/tap/filter';
import type { TapSelection } from '@domain/tap/filter-params';
import type { ListedTapList } from '../../../api/taps';
import { Container } from '../../../ui/container';
import { TaproomStatus } from '../../shared/taproom/taproom-status';
import { useTaproom } from '../../shared/taproom/use-taproom';
import { ListFreshness } from './list-freshness';
import { ListLink } from './list-link';
import { NextAndGone } from './next-and-gone';
import { TapRow } from './tap-row';

type TaproomTapListProps = { list: ListedTapList; selection: TapSelection; className: string };

/** So few taps are one column. */
const maxSingleColumn = 3;

/** The taps of one taproom that match the selection; its slug is the anchor. */
export function TaproomTapList({ list, selection, className }: TaproomTapListProps) {
  const { slug, name, path, timeZone } = list.taproom;
  const { taproom } = useTaproom(slug);
  const on = sortPourings(filterPourings(list.on, selection), selection.sort);
  const onDeck = filterPourings(list.onDeck, selection);
  const justKicked = filterPourings(list.justKicked, selection);
  const id = `${slug}-taps`;
  const isTwoColumns = on.length > maxSingleColumn;
  return (
    <section id={slug} aria-labelledby={id} className={`py-8 md:py-20 print:py-4 ${className}`}>
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 border-b-4 border-amber pb-4">
          <div className="min-w-0">
            <h2 id={id} className="text-title wrap-anywhere">
              {name}
            </h2>
            {taproom && <TaproomStatus taproom={taproom} className="mt-1" />}
          </div>
          <div className="text-lg max-sm:w-full">
            <ListFreshness list={list} />
            <ListLink href={path}>{`Visit ${name}`}</ListLink>
          </div>
        </div>
        {on.length > 0 ? (
          <ul className={isTwoColumns ? 'gap-x-16 lg:columns-2 print:columns-2' : ''}>
            {on.map((pouring, index) => (
              <TapRow
                key={pouring._id}
                pouring={pouring}
                timeZone={timeZone}
                startsColumn={isTwoColumns && index === Math.ceil(on.length / 2)}
              />
            ))}
          </ul>
        ) : (
          <p className="border-b border-line py-8 text-lead">
            {isTapFilterActive(selection) && list.on.length > 0
              ? `Nothing on tap at ${name} matches these filters.`
              : 'Between kegs. The next one is on its way.'}
          </p>
        )}
        <NextAndGone onDeck={onDeck} justKicked={justKicked} timeZone={timeZone} />
      </Container>
    </section>
  );
}
