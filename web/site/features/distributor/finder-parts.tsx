import { LocateFixed, Search, Beer, Navigation, Phone } from 'lucide-react';
import { useEffect, useId, useRef, useState, memo } from 'react';
import { type DistributorKind, kindLabels } from '@domain/distributor/kind';
import { phoneUrl } from '@domain/shared/phone-number';
import { formatAddress } from '../../../domain/us-address';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/layout';
import { Field, TextInput } from '../../../ui/field';
import { SmartLink, type SmartLinkProps } from '../../../ui/smart-link';
import { Word, useWords } from '../../../ui/use-words';
import { formatMiles, outletLabel, type Outlet } from './outlet';
import { finderUrl, type Finder } from './use-finder';
import { directionsUrl } from '../../shared/location/contact-urls';

type FinderFormProps = {
  heading: string;
  finder: Finder;
  /** Those that distributors have. */
  kinds: readonly DistributorKind[];
  resultText: string;
  onFound: () => void;
};

/** ZIP code or city, the visitor's position, and the kind; without JavaScript the page is the whole list. */
export function FinderForm({ heading, finder, kinds, resultText, onFound }: FinderFormProps) {
  const toWord = useWords();
  const { near, kind, place, position, positionError, isLocating, error } = finder;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // The field is uncontrolled and changes only with the URL: it keeps what was typed, also before hydration.
  const shownNear = useRef('');
  useEffect(() => {
    if (input.current && near !== shownNear.current) input.current.value = near;
    shownNear.current = near;
  }, [near]);

  const isActive = Boolean(near || kind || error || position || positionError || isLocating);
  return (
    <Section aria-labelledby={id} tone="teal" space="py-5" className="noscript:hidden print:hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl leading-none">
          {heading}
        </h2>
        <div className="flex items-center justify-between gap-x-5 max-sm:w-full">
          <p role="status" className="min-w-0 text-lg leading-snug text-smoke">
            {resultText}
          </p>
          {isActive && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                if (input.current) input.current.value = '';
                finder.clear();
                input.current?.focus();
              }}
            >
              <Word>Clear</Word>
            </Button>
          )}
        </div>
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-start">
        <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
          {[null, ...kinds].map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={kind === option}
              onClick={() => finder.setKind(option)}
              className="min-h-12 grow rounded-card border border-bark px-3.5 font-display text-lg font-semibold transition-colors duration-200 hover:border-amber aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
            >
              {toWord(option ? kindLabels[option].many : 'All')}
            </button>
          ))}
        </div>
        <form
          action="/distributors"
          role="search"
          aria-labelledby={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const { current: field } = input;
            finder.search(field?.value ?? '', { onSuccess: onFound, onError: () => field?.focus() });
          }}
          className="flex flex-wrap items-start gap-3"
        >
          <Field label="ZIP code or city" hideLabel error={error} className="relative min-w-0 grow basis-36">
            <Search aria-hidden className="absolute top-3.5 left-3.5 size-5 text-smoke" />
            <TextInput
              ref={input}
              name="near"
              placeholder={toWord('ZIP code or city')}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={80}
              className="h-12 pl-11"
            />
          </Field>
          <Button type="submit" className="grow sm:grow-0">
            <Word>Search</Word>
          </Button>
        </form>
        <Button variant="outline" onClick={finder.locate} aria-disabled={isLocating || undefined}>
          <LocateFixed aria-hidden className="size-5" />
          <Word>Near me</Word>
        </Button>
      </div>
      {positionError && (
        <p role="alert" className="mt-3 text-base font-semibold text-rust-light">
          {positionError}
        </p>
      )}
      {place && place.alternatives.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-base text-smoke">
          <Word>Somewhere else?</Word>
          {place.alternatives.map((label) => (
            <SmartLink
              key={label}
              href={finderUrl({ near: label, kind })}
              preventScrollReset
              className="inline-flex min-h-11 items-center text-oat underline decoration-bark underline-offset-4 hover:decoration-amber"
            >
              {label}
            </SmartLink>
          ))}
        </p>
      )}
    </Section>
  );
}

type DistributorEntryProps = {
  distributor: Outlet;
  isSelected: boolean;
  onSelect: (id: string) => void;
  className?: string;
};

const kindTones: Record<Outlet['kind'], string> = {
  bar: 'crimson',
  restaurant: 'orchard',
  shop: 'teal',
  taproom: 'ember',
  wholesaler: 'navy',
};

/** Memoized: a selection renders two entries of up to a thousand again. */
export const DistributorEntry = memo(function DistributorEntry(props: DistributorEntryProps) {
  const { distributor, isSelected, onSelect, className = '' } = props;
  const { id, name, kind, address, phone, path, miles } = distributor;
  return (
    <li
      data-selected={isSelected}
      className={`border-b border-line transition-colors duration-200 max-lg:scroll-mt-(--map-height) ${isSelected ? 'bg-foam shadow-[inset_4px_0_0_var(--color-amber)]' : 'hover:bg-foam'} ${className}`}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
        className="flex w-full flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-2 text-left print:px-0 focus-visible:-outline-offset-3"
      >
        <span className="block min-w-0 font-display text-xl leading-tight font-semibold tracking-wide">{name}</span>
        {miles !== undefined && (
          <span className="font-display text-lg leading-tight font-semibold text-copper-deep">
            {formatMiles(miles)}
          </span>
        )}
        <span className="mt-1 flex w-full flex-wrap items-baseline gap-x-3 gap-y-0.5 text-base text-smoke">
          <span
            data-label={kindTones[kind]}
            className="label-surface rounded-card px-2 font-display text-label font-semibold uppercase"
          >
            <Word>{outletLabel(kind)}</Word>
          </span>
          <span className="min-w-0 whitespace-pre-line">{formatAddress(address)}</span>
        </span>
      </button>
      <div className="flex flex-wrap gap-x-6 px-4 pb-1 print:px-0">
        {phone && (
          <EntryLink href={phoneUrl(phone)}>
            <Phone aria-hidden className="size-4 text-copper-deep" />
            {phone}
          </EntryLink>
        )}
        {path && (
          <EntryLink href={path}>
            <Beer aria-hidden className="size-4 text-copper-deep" />
            <Word>Taproom page</Word>
            <span className="sr-only"> of {name}</span>
          </EntryLink>
        )}
        <EntryLink href={directionsUrl(address)} className="print:hidden">
          <Navigation aria-hidden className="size-4 text-copper-deep" />
          <Word>Directions</Word>
          <span className="sr-only"> to {name}</span>
        </EntryLink>
      </div>
    </li>
  );
});

const EntryLink = ({ className = '', ...rest }: SmartLinkProps) => (
  <SmartLink
    className={`inline-flex min-h-11 items-center gap-2 text-base hover:text-copper-deep print:min-h-0 ${className}`}
    {...rest}
  />
);

type NearestListProps = {
  nearest: Outlet[];
  selectedId: string | null;
  onSelect: (id: string) => void;
};

const firstCount = 10;

/** Nearest first, whatever the kind. */
export function NearestList({ nearest, selectedId, onSelect }: NearestListProps) {
  const headingId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const selectedIndex = nearest.findIndex(({ id }) => id === selectedId);
  // One that was selected on the map is visible even if it comes after the first ones.
  const visible = isExpanded ? nearest : nearest.slice(0, Math.max(firstCount, selectedIndex + 1));
  return (
    <section aria-labelledby={headingId} className="mb-12">
      <h2 id={headingId} className="border-b-2 border-amber pb-2 text-heading">
        <Word>Nearest first</Word>
      </h2>
      <ul>
        {visible.map((outlet) => (
          <DistributorEntry
            key={outlet.id}
            distributor={outlet}
            isSelected={outlet.id === selectedId}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {visible.length < nearest.length && (
        <Button variant="outline" size="sm" className="mt-5" onClick={() => setExpanded(true)}>
          <Word>Show all</Word> {nearest.length}
        </Button>
      )}
      <p className="mt-8 text-base text-smoke">
        Distances are in a straight line. ZIP codes and cities:{' '}
        <a href="https://www.geonames.org" target="_blank" rel="noopener" className="underline underline-offset-4">
          GeoNames<span className="sr-only"> (opens in a new tab)</span>
        </a>
        , CC BY 4.0.
      </p>
    </section>
  );
}
