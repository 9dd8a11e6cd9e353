import { useQuery } from '@tanstack/react-query';
import { allTaps, tapsPath } from '../../../domain/tap-list';
import { tapQueries, type TapListPreview } from '../../../api/taps';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/layout';
import { useWords, Word } from '../../../ui/use-words';
import { ListFreshness, ListLink, TapLine } from './tap-line';

/** The first taps of each taproom, on the home page, of which a phone shows four; nothing if none keeps a tap list. */
export function OnTapNow() {
  const { data: previews = [] } = useQuery(tapQueries.previews());
  if (previews.length === 0) return null;
  return (
    <section id="on-tap" aria-labelledby="on-tap-now" className="bg-char py-16 md:py-24">
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <h2 id="on-tap-now" className="text-title">
            <Word>On tap now</Word>
          </h2>
          <ButtonLink href="/taps" variant="outline">
            <Word>View All Taps</Word>
          </ButtonLink>
        </div>
        <div className={`mt-10 grid gap-x-16 gap-y-14 ${previews.length > 1 ? 'lg:grid-cols-2' : ''}`}>
          {previews.map((preview) => (
            <Preview key={preview.taproom.slug} preview={preview} isOnly={previews.length === 1} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function Preview({ preview, isOnly }: { preview: TapListPreview; isOnly: boolean }) {
  const { taproom, on, total } = preview;
  const { slug, name, timeZone } = taproom;
  const toWord = useWords();
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-4 border-amber pb-3">
        <h3 className="text-heading wrap-anywhere">{name}</h3>
        <ListFreshness list={preview} className="text-smoke max-sm:w-full" />
      </div>
      <ul className={`phone:*:nth-[n+5]:hidden ${isOnly ? 'gap-x-16 lg:columns-2' : ''}`}>
        {on.map((pouring) => (
          <TapLine key={pouring._id} pouring={pouring} timeZone={timeZone} />
        ))}
      </ul>
      <div className="mt-4">
        <ListLink href={tapsPath({ ...allTaps, taproom: isOnly ? null : slug })}>
          {toWord(total === 1 ? 'The tap at {taproom}' : 'All {count} taps at {taproom}', {
            count: total,
            taproom: name,
          })}
        </ListLink>
      </div>
    </div>
  );
}
