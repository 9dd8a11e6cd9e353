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

/** As wide as its longest option, or wider. */
const selectClass = 'min-w-0 grow basis-[max-content]';

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

  // The inputs are uncontrolled, because the URL follows typing with a delay. Back and Clear All change only the URL, so the
  // inputs are updated from it.
  useEffect(() => {
    if (!form.current) return;
    setControl(form.current, 'name', name);
    setControl(form.current, 'abv', abv ?? '');
    setControl(form.current, 'ibu', ibu ?? '');
    setControl(form.current, 'style', selectedStyle);
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
            <Select
              name="abv"
              className={selectClass}
              aria-label="Strength"
              defaultValue={abv ?? ''}
              onChange={() => apply()}
            >
              <option value="">
                <Word>Any strength</Word>
              </option>
              {options.abv.map(({ key, label }) => (
                <option key={key} value={key}>
                  {toWord(label)} ABV
                </option>
              ))}
            </Select>
            <Select
              name="ibu"
              className={selectClass}
              aria-label="Bitterness"
              defaultValue={ibu ?? ''}
              onChange={() => apply()}
            >
              <option value="">
                <Word>Any bitterness</Word>
              </option>
              {options.ibu.map(({ key, label }) => (
                <option key={key} value={key}>
                  {toWord(label)}
                </option>
              ))}
            </Select>
            <Select
              name="style"
              className={selectClass}
              aria-label="Style"
              defaultValue={selectedStyle}
              onChange={() => apply()}
            >
              <option value="">
                <Word>Any style</Word>
              </option>
              {options.style.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
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
