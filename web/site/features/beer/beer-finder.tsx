import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef } from 'react';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { noFilters, listFilterOptions } from '../../../domain/beer-filter';
import { Button } from '../../../ui/button';
import { Container } from '../../../ui/layout';
import { Select, TextInput } from '../../../ui/field';
import { Word, useWords } from '../../../ui/use-words';
import { matchCount, availableNow, useBeerFinder } from './use-beer-finder';

/** Typing updates the URL after this pause: Safari allows 100 history changes in 30 s. */
const typingPauseMs = 250;

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
  const selectedStyle = options.style.find((option) => option.toLowerCase() === style?.toLowerCase()) ?? '';

  const selects = [
    {
      ...{ name: 'abv', label: 'Strength', any: 'Any strength', value: abv ?? '' },
      choices: options.abv.map(({ key, label }) => ({ key, label: `${toWord(label)} ABV` })),
    },
    {
      ...{ name: 'ibu', label: 'Bitterness', any: 'Any bitterness', value: ibu ?? '' },
      choices: options.ibu.map(({ key, label }) => ({ key, label: toWord(label) })),
    },
    {
      ...{ name: 'style', label: 'Style', any: 'Any style', value: selectedStyle },
      choices: options.style.map((option) => ({ key: option, label: option })),
    },
  ];

  // The inputs are uncontrolled, because the URL follows typing with a delay. Back and Clear All change only the URL, so the
  // inputs are updated from it.
  useEffect(() => {
    if (!form.current) return;
    const shown = { name, abv: abv ?? '', ibu: ibu ?? '', style: selectedStyle };
    for (const [field, value] of Object.entries(shown)) setControl(form.current, field, value);
    const checkbox = form.current.elements.namedItem('available');
    if (checkbox instanceof HTMLInputElement) checkbox.checked = isAvailable;
  }, [form, name, abv, ibu, selectedStyle, isAvailable]);

  return (
    <section aria-labelledby={id} className="border-y border-line bg-char py-2.5 md:py-5 print:hidden">
      <Container width="wide">
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
            {selects.map(({ name: field, label, any, value, choices }) => (
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
                    {choice.label}
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
      </Container>
    </section>
  );
}

const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Skips the text field that has the focus, because its text may be newer than the URL. */
function setControl(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
  if (control !== document.activeElement || control instanceof HTMLSelectElement) control.value = value;
}
