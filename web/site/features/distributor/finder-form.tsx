import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef } from 'react';
import { type DistributorKind, kindLabels } from '@domain/distributor/kind';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/layout';
import { Field, TextInput } from '../../../ui/field';
import { SmartLink } from '../../../ui/smart-link';
import { Word, useWords } from '../../../ui/use-words';
import { finderUrl, type Finder } from './use-finder';

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
            void finder.search(input.current?.value ?? '').then((isFound) => {
              if (isFound) onFound();
              else input.current?.focus();
            });
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
