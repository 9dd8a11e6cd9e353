import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { equalsIgnoringCase } from '@domain/beer/search';
import type { ShippingOrderFormValues } from '@domain/inquiry/visitor-input';
import { shippingQueries } from '../../../api/content';
import { findBeers } from '../../../domain/beer-search';
import { Button } from '../../../ui/button';
import { Field, TextArea, TextInput } from '../../../ui/field';
import { Word, useWords } from '../../../ui/use-words';
import { useFormValue, type FormField, type FormRef } from '../../shared/inquiry-form';
import { emptyVisitor } from './fields';

/**
 * Cases of beers in the free text of an order, each on a line of its own: `2 cases of Low Water`. All other text is the
 * visitor's own and stays as it is.
 */

const linePattern = /^\s*(\d{1,3}) cases? of (.*\S)\s*$/i;

/** `2 cases` */
const formatCases = (count: number) => `${count} case${count === 1 ? '' : 's'}`;

const parseLine = (line: string) => {
  const [, count, beer] = linePattern.exec(line) ?? [];
  return count && beer ? { count: Number(count), beer } : null;
};

const isOf = (line: string, beer: string) => {
  const parsed = parseLine(line);
  return parsed !== null && equalsIgnoringCase(parsed.beer, beer);
};

/** Counts the cases of one beer, or of all. */
export const countCases = (selections: string, beer?: string) =>
  selections
    .split('\n')
    .filter((line) => beer === undefined || isOf(line, beer))
    .reduce((sum, line) => sum + (parseLine(line)?.count ?? 0), 0);

/** The text with this many cases of the beer: in the line it already has, else in a new last line. */
export function setCases(selections: string, beer: string, count: number): string {
  const lines = selections.split('\n');
  const first = lines.findIndex((line) => isOf(line, beer));
  const line = count > 0 ? [`${formatCases(count)} of ${beer}`] : [];
  if (first < 0) return [selections.trimEnd(), ...line].filter(Boolean).join('\n');
  const isOther = (text: string) => !isOf(text, beer);
  return [...lines.slice(0, first), ...line, ...lines.slice(first).filter(isOther)].join('\n');
}

const maxCases = 99;

/** The number of cases of one beer. The buttons keep the focus at the limits. */
function CaseStepper({ beer, count, onChange }: { beer: string; count: number; onChange: (count: number) => void }) {
  return (
    <div role="group" aria-label={`Cases of ${beer}`} className="flex shrink-0 items-center">
      <StepButton aria-label={`Remove a case of ${beer}`} isEnabled={count > 0} onClick={() => onChange(count - 1)}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="min-w-12 text-center font-display text-xl font-semibold tabular-nums">
        {count}
        <span className="sr-only"> of {beer}</span>
      </output>
      <StepButton aria-label={`Add a case of ${beer}`} isEnabled={count < maxCases} onClick={() => onChange(count + 1)}>
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </div>
  );
}

type StepButtonProps = ComponentProps<'button'> & { isEnabled: boolean; onClick: () => void };

const StepButton = ({ isEnabled, onClick, ...rest }: StepButtonProps) => (
  <button
    type="button"
    aria-disabled={!isEnabled}
    onClick={() => isEnabled && onClick()}
    className="grid size-11 place-items-center rounded-card border-2 border-ink hover:bg-ink hover:text-oat aria-disabled:cursor-not-allowed aria-disabled:border-ink/30 aria-disabled:bg-transparent aria-disabled:text-ink/40"
    {...rest}
  />
);

/** A longer list has a search field. */
const shortList = 12;

type BeerPickerProps = {
  /** The text that the picker writes into; it shows the cases that are in it. */
  selections: string;
  onPick: (beer: string, count: number) => void;
};

/** The beers that ship, with a number of cases for each. */
function BeerPicker(props: BeerPickerProps) {
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
        <p className="px-4 py-6 text-lg">
          <Word>No beer ships right now. Tell us what you’d like in the field above.</Word>
        </p>
      ) : (
        <BeerList beers={beers} {...props} />
      )}
    </section>
  );
}

function BeerList({ beers, selections, onPick }: BeerPickerProps & { beers: readonly BeerSummary[] }) {
  const toWord = useWords();
  const [search, setSearch] = useState('');
  const matches = findBeers(beers, search);
  return (
    <>
      <div className="grid gap-3 border-b-2 border-ink/25 px-4 py-4">
        <p className="text-base">
          <Word>Choose cases of each beer. They appear in the field above, where you can edit them.</Word>
        </p>
        {beers.length > shortList && (
          <Field label="Search the beers" hideLabel>
            <TextInput
              type="search"
              placeholder={toWord('Search by name or style')}
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

type BeerSelectionsFieldProps = {
  beers: FormField;
  formRef: FormRef;
  setValue: (name: 'beerSelections' | 'quantity', value: string) => void;
};

/** The free text of the order and a picker that writes into it, loaded when it is opened. */
export function BeerSelectionsField({ beers, formRef, setValue }: BeerSelectionsFieldProps) {
  const toWord = useWords();
  const selections = useFormValue(formRef, 'beerSelections');
  const quantity = useFormValue(formRef, 'quantity');
  const [isOpen, setOpen] = useState(false);

  const handlePick = (beer: string, count: number) => {
    const changed = setCases(selections, beer, count);
    setValue('beerSelections', changed);
    // The quantity follows the picker unless the visitor has written another one.
    if (quantity.trim() === '' || quantity === formatTotal(selections)) setValue('quantity', formatTotal(changed));
  };
  return (
    <div>
      <Field label="Beer selections" required error={beers.error} hint="The beers you’d like, in your own words">
        <TextArea rows={3} {...beers.input} />
      </Field>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mt-3 noscript:hidden"
      >
        {isOpen ? toWord('Hide the beers') : toWord('Pick from our beers')}
      </Button>
      {isOpen && <BeerPicker selections={selections} onPick={handlePick} />}
    </div>
  );
}

/** Empty without cases. */
function formatTotal(selections: string): string {
  const total = countCases(selections);
  return total > 0 ? formatCases(total) : '';
}

export const emptyShippingForm = {
  ...emptyVisitor,
  address: '',
  beerSelections: '',
  quantity: '',
  preferredDate: '',
  message: '',
  website: '',
} satisfies ShippingOrderFormValues;
