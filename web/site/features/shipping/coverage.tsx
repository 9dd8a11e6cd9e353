import { useQuery } from '@tanstack/react-query';
import type { shippingStates } from '@domain/page/pages/shipping';
import type { SectionOf } from '@domain/page/definition';
import { fillIn } from '@domain/page/fill-in';
import { formatShortDate } from '@domain/time/format';
import type { ShippingState } from '@domain/shipping/shipping-state';
import { shippingQueries } from '../../../api/shipping';
import { Container } from '../../../ui/container';
import { Skeleton } from '../../../ui/skeleton';
import { SectionError } from '../../shared/status/section-error';
import { StatesMap } from './states-map';

/** The states we ship to, as a map and as a list. */
export function Coverage({ section: texts }: { section: SectionOf<typeof shippingStates> }) {
  const { data: states = [], isPending, isError, refetch } = useQuery(shippingQueries.states());
  return (
    <Container width="wide">
      <section
        aria-labelledby="states-heading"
        className="grid grid-cols-1 items-center gap-x-20 gap-y-10 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-16"
      >
        <div className="mx-auto w-full max-w-2xl">
          <StatesMap states={states} />
        </div>
        <div>
          <h2 id="states-heading" className="text-title">
            {states.length > 0 ? formatHeading(texts.heading, states.length) : texts.emptyHeading}
          </h2>
          {isPending ? (
            <Loading />
          ) : isError ? (
            <div className="mt-8">
              <SectionError message="Failed to load the states we ship to" onRetry={() => void refetch()} />
            </div>
          ) : states.length === 0 ? (
            <p className="mt-6 text-lg">{texts.emptyText}</p>
          ) : (
            <StateList states={states} />
          )}
        </div>
      </section>
    </Container>
  );
}

/** `We ship to 10 states`, `We ship to 1 state`. */
const formatHeading = (heading: string, count: number) =>
  fillIn(count === 1 ? heading.replace('{count} states', '{count} state') : heading, { count: String(count) });

function StateList({ states }: { states: ShippingState[] }) {
  const oldestReview = states
    .map(({ lastReviewed }) => lastReviewed)
    .filter((date) => date !== null)
    .toSorted()[0];
  return (
    <>
      <ul className="mt-8 columns-[2_7rem] gap-8">
        {states.map(({ code, state, note }) => (
          <li key={code} className="break-inside-avoid border-b border-line py-3">
            <span className="font-display text-xl font-semibold tracking-wide">{state}</span>
            {note && <span className="block text-base text-smoke">{note}</span>}
          </li>
        ))}
      </ul>
      {oldestReview && (
        <p className="mt-5 text-base text-smoke">
          State rules last reviewed <time dateTime={oldestReview}>{formatShortDate(oldestReview)}</time>
        </p>
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="mt-8 grid grid-cols-2 gap-x-8 gap-y-4">
      <span className="sr-only">Loading the states we ship to…</span>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
