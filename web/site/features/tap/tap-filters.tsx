import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isVisitSource } from '@domain/tap/visit-source';
import {
  defaultTapSort,
  isTapFilterActive,
  listTapStyles,
  noTapFilter,
  parseTapSelection,
  strengths,
  tapSorts,
  tapsPath,
  type TapSelection,
} from '../../../domain/tap-list';
import { countVisit, type ListedPouring } from '../../../api/taps';
import { Word, useWords } from '../../../ui/use-words';
import { ClearLink, FilterLink } from '../../shared/filter-link';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** The selection in the URL, so that it can be shared, works without JavaScript, and Back works. */
export function useTapSelection(): TapSelection {
  const [searchParams] = useSearchParams();
  const taprooms = useTaprooms();
  return parseTapSelection(searchParams, taprooms);
}

/**
 * Counts a visit by a QR code or an embedded list, whose URL names it in `src`. Then the URL is that of the list, so that
 * a reload or a shared link is not counted.
 */
export function useVisitCount() {
  useEffect(() => {
    const url = new URL(window.location.href);
    const source = url.searchParams.get('src');
    const taproom = url.searchParams.get('taproom');
    if (source === null) return;
    url.searchParams.delete('src');
    window.history.replaceState(window.history.state, '', url);
    if (taproom && isVisitSource(source)) countVisit(taproom, source);
  }, []);
}

const countId = 'tap-count';

/** Fewer are found at a glance. */
const minFiltered = 4;

type TapFiltersProps = {
  /** All that pours at the selected taprooms. */
  pourings: readonly ListedPouring[];
  matchCount: number;
};

/**
 * Links to the list of a style or strength, or in another order, and the live number of taps. On phones they are folded, so
 * that the first taps are in view.
 */
export function TapFilters({ pourings, matchCount }: TapFiltersProps) {
  const toWord = useWords();
  const selection = useTapSelection();
  const { style, strength, sort } = selection;
  const isActive = isTapFilterActive(selection);
  if (pourings.length < minFiltered && !isActive) return null;
  const styles = listTapStyles(pourings);
  return (
    <div data-no-print className="grid grid-cols-1 gap-x-6 border-y border-line py-3 md:py-5">
      <details open={isActive || sort !== defaultTapSort} className="always-open-wide min-w-0">
        <summary className="inline-flex min-h-11 items-center gap-2.5 rounded-card font-display text-lg font-semibold tracking-wide hover:text-amber [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden className="size-4.5 text-amber" />
          <Word>Filter and sort</Word>
        </summary>
        <nav aria-label={toWord('Filter and sort')} className="flex min-w-0 flex-wrap gap-x-10 gap-y-4 py-2 md:pt-0">
          {styles.length > 1 && (
            <Options name="Style" selected={style}>
              {styles.map(({ key, label }) => (
                <li key={key}>
                  <FilterLink
                    href={tapsPath({ ...selection, style: style === key ? null : key })}
                    isCurrent={style === key}
                    isRemovable
                  >
                    {toWord(label)}
                  </FilterLink>
                </li>
              ))}
            </Options>
          )}
          <Options name="Strength" selected={strength}>
            {strengths.map(({ key, label, range }) => (
              <li key={key}>
                <FilterLink
                  href={tapsPath({ ...selection, strength: strength === key ? null : key })}
                  isCurrent={strength === key}
                  isRemovable
                >
                  {`${toWord(label)}, ${toWord(range)}`}
                </FilterLink>
              </li>
            ))}
          </Options>
          <Options name="Sort by" selected={sort}>
            {tapSorts.map(({ key, label }) => (
              <li key={key}>
                <FilterLink href={tapsPath({ ...selection, sort: key })} isCurrent={sort === key}>
                  {toWord(label)}
                </FilterLink>
              </li>
            ))}
          </Options>
        </nav>
      </details>
      {/* On phones, the tabs have the numbers. */}
      <div className={`flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 ${isActive ? '' : 'max-md:sr-only'}`}>
        <p id={countId} role="status" tabIndex={-1} className="text-lg text-smoke outline-none">
          {toWord(countText(matchCount, pourings.length), { shown: matchCount, total: pourings.length })}
        </p>
        {isActive && (
          <ClearLink href={tapsPath({ ...selection, ...noTapFilter })} countId={countId}>
            <Word>Clear All</Word>
          </ClearLink>
        )}
      </div>
    </div>
  );
}

/** The selected option is the middle of a row that scrolls, unless it is in view. */
function scrollToSelected(row: HTMLElement) {
  const selected = row.querySelector('[aria-current]');
  if (!selected) return;
  const [outer, inner] = [row.getBoundingClientRect(), selected.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

type OptionsProps = { name: string; selected: string | null; children: ReactNode };

/** One line on phones, which scrolls sideways. */
function Options({ name, selected, children }: OptionsProps) {
  const row = useRef<HTMLUListElement>(null);
  const toWord = useWords();
  useEffect(() => {
    if (selected !== null && row.current) scrollToSelected(row.current);
  }, [selected]);
  return (
    <div className="max-w-full min-w-0">
      <p aria-hidden className="mb-2 font-display text-label font-semibold text-smoke uppercase">
        {toWord(name)}
      </p>
      <ul
        ref={row}
        aria-label={toWord(name)}
        className="flex flex-wrap gap-2 max-md:-mx-5 max-md:-my-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-5 max-md:py-1 max-md:whitespace-nowrap max-md:[scrollbar-width:none] sm:max-md:-mx-8 sm:max-md:px-8 max-md:*:shrink-0"
      >
        {children}
      </ul>
    </div>
  );
}

const countText = (matches: number, total: number) => {
  if (matches !== total) return '{shown} of {total} taps';
  return total === 1 ? '{total} tap' : '{total} taps';
};
