import { formatSince, isNewlyTapped } from '../../../domain/tap-list';
import { levelLabels } from '@domain/tap/display';
import type { ListedPouring } from '../../../api/taps';
import { Chip } from '../../../ui/chip';
import { useNow } from '../../site-context';

type KegStatusProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** Without the day on which it was tapped. */
  isCompact?: boolean;
  className?: string;
};

/** Whether a keg is new or almost gone, and since when it pours. */
export function KegStatus({ pouring, timeZone, isCompact = false, className = '' }: KegStatusProps) {
  const now = useNow();
  const isLow = pouring.level === 'low';
  const isNew = isNewlyTapped(pouring, timeZone, now);
  const since = isCompact ? null : formatSince(pouring, timeZone, now);
  if (!isLow && !isNew && !since) return null;
  return (
    <p className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base text-smoke ${className}`}>
      {isLow && <Chip tone="rust">{levelLabels.low}</Chip>}
      {isNew && <Chip tone="amber">New</Chip>}
      {since && <span className="first-letter:uppercase">{since}</span>}
    </p>
  );
}
