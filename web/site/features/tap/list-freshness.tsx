import { formatFreshness, formatFreshnessAge } from '../../../domain/tap-list';
import type { TapList } from '@domain/tap/tap-list';
import { useHydrated } from '../../../ui/use-hydrated';
import { useNow } from '../../site-context';

type ListFreshnessProps = { list: Pick<TapList, 'checkedAt' | 'changedAt' | 'taproom'>; className?: string };

/**
 * When staff last checked the list. The text of the server stays correct for hours, because the page is cached; in the browser
 * it counts the minutes. That text is not longer, so that nothing moves.
 */
export function ListFreshness({ list, className = '' }: ListFreshnessProps) {
  const now = useNow();
  const text = useHydrated() ? formatFreshnessAge(list, now) : formatFreshness(list, now);
  if (!text) return null;
  const isOld = text.startsWith('Last');
  return (
    <p className={`flex items-center gap-2.5 ${className}`}>
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${isOld ? 'bg-bark' : 'bg-hop-light'}`} />
      {text}
    </p>
  );
}
