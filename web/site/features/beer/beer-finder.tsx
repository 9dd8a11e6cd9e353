import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { equalsIgnoringCase } from '@domain/beer/search';
import { listFilterOptions, matchesFilters, noFilters, parseFilters } from '../../../domain/beer-filter';
import { findBeers } from '../../../domain/beer-search';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/layout';
import { Select, TextInput } from '../../../ui/field';
import { Word, useWords } from '../../../ui/use-words';
import { beersPageParams, splitParams } from '../../cacheable-params';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';

type Update = (values: Readonly<Record<string, string | null | undefined>>, options?: { replace?: boolean }) => void;

/**
 * What is selected on /beers, in its URL, so that it can be shared and Back works. `update` changes some of it: each selection
 * has one URL, then all other parameters, such as those of ad campaigns. `replace` adds no step for Back.
 */
export function useBeersParams(): [URLSearchParams, Update] {
  const [searchParams, setSearchParams] = useSearchParams();
  const update: Update = (values, { replace = false } = {}) =>
    setSearchParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value.trim());
          else next.delete(name);
        }
        const { canonical, others } = splitParams(next, beersPageParams);
        return new URLSearchParams([...canonical, ...others]);
      },
      { preventScrollReset: true, replace },
    );
  return [searchParams, update];
}

/** The value of `available` for beers that are available now. */
const availableNow = 'now';

const maxNameLength = 80;

const nothing = { name: null, abv: null, ibu: null, style: null, available: null };

/**
 * The selection of "Find a beer". The form's fields are named as the parameters: without JavaScript the browser submits it. A
 * beer that pours at a taproom is available there.
 */
export function useBeerFinder() {
  const [params, update] = useBeersParams();
  const labelOf = useOnTapLabels();
  const { abv, ibu, style } = parseFilters(params);
  const name = params.get('name')?.trim().slice(0, maxNameLength) ?? '';
  const isAvailable = params.get('available') === availableNow;
  const matches = matchesFilters({ ...noFilters, abv, ibu, style });
  return {
    values: { name, abv, ibu, style, isAvailable },
    isActive: Boolean(name || abv || ibu || style || isAvailable),
    find: (beers: readonly BeerSummary[]) =>
      findBeers(beers, name).filter(
        (beer) => matches(beer) && (!isAvailable || beer.isAvailable || labelOf(beer.slug) !== null),
      ),
    update: (fields: Record<string, string>, options?: { replace: boolean }) =>
      update({ ...nothing, ...fields }, options),
  };
}

/** A word of the site and its values: `12 beers`, or `3 of 12 beers` when filters hide some. */
export function matchCount(shown: number, total: number): [string, { shown: number; total: number }] {
  const all = total === 1 ? '{total} beer' : '{total} beers';
  return [shown === total ? all : '{shown} of {total} beers', { shown, total }];
}

/** Typing updates the URL after this pause: Safari allows 100 history changes in 30 s. */
const typingPauseMs = 250;

const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** 'Find a beer': filters all sections at once. A GET form, which also works without JavaScript. */
export function BeerFinder({ beers }: { beers: BeerSummary[] }) {
  const toWord = useWords();
  const { values, isActive, find, update } = useBeerFinder();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestUpdate = useRef(update);
  useEffect(() => {
    latestUpdate.current = update;
  });
  useEffect(() => () => clearTimeout(typingTimer.current), []);

  const apply = (options?: { replace: boolean }) => {
    clearTimeout(typingTimer.current);
    if (form.current) latestUpdate.current(readFields(form.current), options);
  };
  const { name, abv, ibu, style, isAvailable } = values;
  const options = listFilterOptions(beers, { ...noFilters, abv, ibu, style });
  const selectedStyle = options.style.find(({ key }) => equalsIgnoringCase(key, style ?? ''))?.key ?? '';
  const withUnit = options.abv.map(({ key, label }) => ({ key, label: `${toWord(label)} ABV` }));
  const selects = [
    { field: 'abv', label: 'Strength', any: 'Any strength', value: abv ?? '', choices: withUnit },
    { field: 'ibu', label: 'Bitterness', any: 'Any bitterness', value: ibu ?? '', choices: options.ibu },
    { field: 'style', label: 'Style', any: 'Any style', value: selectedStyle, choices: options.style },
  ];

  // The inputs are uncontrolled, because the URL follows typing with a delay. Back and Clear All change only the URL, so the
  // inputs are updated from it; but the text that has the focus may be newer than the URL.
  useEffect(() => {
    const shown: Record<string, string> = { name, abv: abv ?? '', ibu: ibu ?? '', style: selectedStyle };
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLSelectElement) control.value = shown[control.name] ?? '';
      if (!(control instanceof HTMLInputElement)) continue;
      if (control.type === 'checkbox') control.checked = isAvailable;
      else if (control !== document.activeElement) control.value = shown[control.name] ?? '';
    }
  }, [form, name, abv, ibu, selectedStyle, isAvailable]);

  return (
    <Section aria-labelledby={id} tone="char" space="py-2.5 md:py-5" className="border-y border-line print:hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-2xl leading-none">
          <Word>Find a beer</Word>
        </h2>
        <div className="flex items-center gap-x-5">
          <p role="status" className="text-lg text-smoke">
            {toWord(...matchCount(find(beers).length, beers.length))}
          </p>
          {isActive && (
            <Button variant="ghost" size="sm" onClick={() => update({})}>
              <Word>Clear All</Word>
            </Button>
          )}
        </div>
      </div>
      <details open={isActive} className="always-open-wide">
        <summary className="inline-flex min-h-11 items-center gap-2.5 rounded-card font-display text-lg font-semibold tracking-wide hover:text-amber [&::-webkit-details-marker]:hidden">
          <Search aria-hidden className="size-4.5 text-amber" />
          <Word>Search and filter</Word>
        </summary>
        <form
          ref={form}
          action="/beers"
          role="search"
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
          className="mt-3 flex flex-wrap items-center gap-3"
        >
          <div className="relative grow max-lg:basis-full">
            <Search aria-hidden className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-smoke" />
            <TextInput
              type="search"
              name="name"
              aria-label="Name"
              placeholder={toWord('Name, style or hops')}
              autoComplete="off"
              defaultValue={name}
              onChange={() => {
                clearTimeout(typingTimer.current);
                typingTimer.current = setTimeout(() => apply({ replace: true }), typingPauseMs);
              }}
              className="pl-11"
            />
          </div>
          {selects.map(({ field, label, any, value, choices }) => (
            <Select
              key={field}
              name={field}
              className="min-w-0 grow basis-[max-content]"
              aria-label={label}
              defaultValue={value}
              onChange={() => apply()}
            >
              <option value="">{toWord(any)}</option>
              {choices.map((choice) => (
                <option key={choice.key} value={choice.key}>
                  {toWord(choice.label)}
                </option>
              ))}
            </Select>
          ))}
          <label className="flex min-h-12 items-center gap-2.5 text-lg leading-tight">
            <input
              type="checkbox"
              name="available"
              value={availableNow}
              defaultChecked={isAvailable}
              onChange={() => apply()}
              className="size-5 shrink-0 accent-amber"
            />
            <Word>Available now</Word>
          </label>
          <noscript>
            <Button type="submit" size="sm">
              <Word>Find</Word>
            </Button>
          </noscript>
        </form>
      </details>
    </Section>
  );
}
