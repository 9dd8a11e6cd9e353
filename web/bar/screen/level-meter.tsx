import { kegLevels, type KegLevel } from '@domain/tap/constants';
import { levelLabels } from '@domain/tap/display';

const bars: Record<KegLevel, number> = { full: 3, half: 2, low: 1 };

/** Three bars and the word, so that color is not needed. */
export function LevelMeter({ level }: { level: KegLevel }) {
  const isLow = level === 'low';
  return (
    <span className={`inline-flex items-center gap-1.5 ${isLow ? 'font-semibold text-alarm' : ''}`}>
      <span aria-hidden className="inline-flex gap-0.5">
        {kegLevels.map((_level, index) => (
          <span
            key={_level}
            className={`h-3 w-2 rounded-[2px] border border-current ${index < bars[level] ? 'bg-current' : ''}`}
          />
        ))}
      </span>
      {levelLabels[level]}
    </span>
  );
}
