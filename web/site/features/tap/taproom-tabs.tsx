import { tapsPath } from '../../../domain/tap-list';
import type { ListedTapList } from '../../../api/taps';
import { SmartLink } from '../../../ui/smart-link';
import { useTapSelection } from './use-tap-selection';

/** Links to the list of each taproom and to all, in large letters. */
export function TaproomTabs({ lists }: { lists: readonly ListedTapList[] }) {
  const selection = useTapSelection();
  if (lists.length < 2) return null;
  const count = lists.reduce((total, { on }) => total + on.length, 0);
  const tabs = [
    { slug: null, name: lists.length === 2 ? 'Both' : 'All', count },
    ...lists.map(({ taproom: { slug, name }, on }) => ({ slug, name, count: on.length })),
  ];
  return (
    <nav aria-label="Taprooms" className="print:hidden">
      <ul className="flex flex-wrap gap-x-7 gap-y-2 md:gap-x-10">
        {tabs.map((tab) => (
          <li key={tab.slug} className="min-w-0">
            <SmartLink
              href={tapsPath({ ...selection, taproom: tab.slug })}
              preventScrollReset
              aria-current={selection.taproom === tab.slug ? 'true' : undefined}
              className="inline-flex min-h-11 items-baseline gap-2 border-b-4 border-transparent pb-1 font-display text-heading font-bold text-smoke uppercase transition-colors duration-200 wrap-anywhere hover:text-foam aria-[current=true]:border-amber aria-[current=true]:text-foam"
            >
              {tab.name}
              <span className="shrink-0 text-lg font-semibold tabular-nums">
                {tab.count}
                <span className="sr-only"> {tab.count === 1 ? 'tap' : 'taps'}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
