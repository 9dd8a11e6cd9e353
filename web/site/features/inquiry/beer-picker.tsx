import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { findBeers } from '@domain/beer/find';
import { countCases } from '@domain/inquiry/beer-selections';
import { shippingQueries } from '../../../api/shipping';
import { Button } from '../../../ui/button';
import { Field, TextInput } from '../../../ui/field';
import { CaseStepper } from './case-stepper';

/** A longer list has a search field. */
const shortList = 12;

type BeerPickerProps = {
  /** The text that the picker writes into; it shows the cases that are in it. */
  selections: string;
  onPick: (beer: string, count: number) => void;
};

/** The beers that ship, with a number of cases for each. */
export function BeerPicker(props: BeerPickerProps) {
  const { data: beers, isPending, refetch } = useQuery(shippingQueries.beers());
  return (
    <section aria-label="Beers that ship" className="mt-4 rounded-card border-2 border-ink/25 bg-foam">
      {isPending ? (
        <p role="status" className="px-4 py-6 text-lg">
          Loading our beers…
        </p>
      ) : !beers ? (
        <div role="alert" className="grid justify-items-start gap-4 px-4 py-5">
          <p className="text-lg font-semibold text-rust-deep">
            Failed to load our beers. You can write the ones you’d like in the field above.
          </p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : beers.length === 0 ? (
        <p className="px-4 py-6 text-lg">No beer ships right now. Tell us what you’d like in the field above.</p>
      ) : (
        <BeerList beers={beers} {...props} />
      )}
    </section>
  );
}

function BeerList({ beers, selections, onPick }: BeerPickerProps & { beers: readonly BeerSummary[] }) {
  const [search, setSearch] = useState('');
  const matches = findBeers(beers, search);
  return (
    <>
      <div className="grid gap-3 border-b-2 border-ink/25 px-4 py-4">
        <p className="text-base">Choose cases of each beer. They appear in the field above, where you can edit them.</p>
        {beers.length > shortList && (
          <Field label="Search the beers" hideLabel>
            <TextInput
              type="search"
              placeholder="Search by name or style"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </Field>
        )}
        <p role="status" className="sr-only">
          {search.trim() && `${matches.length} of ${beers.length} beers match`}
        </p>
      </div>
      {matches.length === 0 ? (
        <p className="px-4 py-6 text-lg">No beers match “{search.trim()}”.</p>
      ) : (
        <ul className="max-h-96 overflow-y-auto overscroll-contain px-4">
          {matches.map(({ _id, name, style, abv }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-ink/15 py-3 last:border-0"
            >
              <div className="min-w-0 flex-[1_1_9rem]">
                <p className="font-display text-xl leading-tight font-semibold tracking-wide wrap-anywhere">{name}</p>
                <p className="text-base text-umber">
                  {[style, abv !== null && `${abv}% ABV`].filter(Boolean).join(' · ')}
                </p>
              </div>
              <CaseStepper beer={name} count={countCases(selections, name)} onChange={(count) => onPick(name, count)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
