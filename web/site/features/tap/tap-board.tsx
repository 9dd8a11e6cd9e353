import { useQuery } from '@tanstack/react-query';
import { allTaps, tapsPath } from '../../../domain/tap-list';
import { tapQueries } from '../../../api/taps';
import { Container } from '../../../ui/layout';
import { Word, useWords } from '../../../ui/use-words';
import { ListFreshness, ListLink, TapLine } from './tap-line';

/** The rest of a very long list is at /taps. */
const maxTaps = 24;
/** So few taps are one column. */
const maxSingleColumn = 3;

type TapBoardProps = {
  /** Of the taproom whose page this is. */
  slug: string;
};

/** What a taproom pours, in brief; nothing if it keeps no tap list. */
export function TapBoard({ slug }: TapBoardProps) {
  const toWord = useWords();
  const { data: list } = useQuery(tapQueries.list(slug));
  if (!list) return null;
  const { taproom, on, onDeck } = list;
  const id = `${slug}-taps`;
  const next = onDeck.map(({ drink }) => drink.name);
  return (
    <section aria-labelledby={id} className="bg-char py-14 md:py-20">
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b-4 border-amber pb-4">
          <h2 id={id} className="text-title">
            <Word>On tap now</Word>
          </h2>
          <ListFreshness list={list} className="text-lg text-smoke max-sm:w-full" />
        </div>
        {on.length > 0 ? (
          <ul className={`phone:*:nth-[n+7]:hidden ${on.length > maxSingleColumn ? 'gap-x-16 lg:columns-2' : ''}`}>
            {on.slice(0, maxTaps).map((pouring) => (
              <TapLine key={pouring._id} pouring={pouring} timeZone={taproom.timeZone} Name="h3" />
            ))}
          </ul>
        ) : (
          <p className="border-b border-line py-8 text-lead">
            <Word>Between kegs. The next one is on its way.</Word>
          </p>
        )}
        {next.length > 0 && (
          <p className="mt-5 text-lg wrap-anywhere">
            <span className="font-display font-semibold tracking-wide text-amber">
              <Word>On deck</Word>:{' '}
            </span>
            {next.join(', ')}
          </p>
        )}
        <div className="mt-4">
          <ListLink href={tapsPath({ ...allTaps, taproom: slug })}>
            {on.length > maxTaps
              ? toWord('All {count} taps with glasses', { count: on.length })
              : toWord('All glasses and prices')}
          </ListLink>
        </div>
      </Container>
    </section>
  );
}
