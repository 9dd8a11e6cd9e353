import { getSwatchColor } from '../../domain/beer-color';
import { kegLevels, type KegLevel } from '@domain/tap/constants';
import { describeDrink, tapTitle, levelLabels } from '@domain/tap/display';
import type { StaffPouring, StaffTap } from '@domain/tap/schema';
import { formatDaysOn } from './format';

const bars: Record<KegLevel, number> = { full: 3, half: 2, low: 1 };

/** Three bars and the word, so that color is not needed. */
function LevelMeter({ level }: { level: KegLevel }) {
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

type Props = {
  tap: StaffTap;
  next: StaffPouring | undefined;
  /** `waiting`: the server does not have the change yet. */
  mark: 'waiting' | 'conflict' | null;
  timeZone: string;
  now: Date;
  /** Whether the button and its name are larger on wide screens. */
  isLarge: boolean;
  onOpen: () => void;
};

const markTexts = { waiting: 'Not sent yet', conflict: 'Your decision' } as const;

const borders = {
  waiting: 'border-dashed border-strong',
  conflict: 'border-alarm',
  pouring: 'border-edge',
  empty: 'border-dashed border-edge',
} as const;

/** In letters. The sheet of the tap has names in full. */
const maxLargeName = 28;

export function TapButton({ tap, next, mark, timeZone, now, isLarge, onOpen }: Props) {
  const { pouring } = tap;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`relative flex min-h-28 flex-col items-stretch gap-1 overflow-hidden rounded-lg border-2 p-3 pl-4 text-left active:bg-raised ${
        isLarge ? 'md:min-h-44 md:p-4 md:pl-6' : ''
      } ${pouring ? 'bg-panel' : 'bg-page'} ${borders[mark ?? (pouring ? 'pouring' : 'empty')]}`}
    >
      {pouring && <GlassColor color={pouring.drink.color} />}
      <span className="flex items-baseline justify-between gap-2 font-display text-base leading-none font-bold text-quiet">
        <span className="min-w-0 truncate">
          <span className="sr-only">Tap </span>
          <span className="text-3xl text-strong">{tap.number}</span>
          {tap.label && <span className="ml-2 text-xl text-strong">{tap.label}</span>}
        </span>
        {pouring?.tappedAt && <span className="shrink-0">{formatDaysOn(pouring.tappedAt, timeZone, now)}</span>}
      </span>
      {/* At a smaller line height, the clamp cuts the descenders of its last line. */}
      <span
        className={`line-clamp-3 shrink-0 font-display leading-[1.2] font-bold [overflow-wrap:anywhere] ${
          pouring && pouring.drink.name.length > maxLargeName ? 'text-xl' : `text-2xl ${isLarge ? 'md:text-3xl' : ''}`
        }`}
      >
        {pouring ? pouring.drink.name : <span className="text-quiet">Empty</span>}
      </span>
      {pouring && <span className="truncate text-[0.9375rem] text-quiet">{describeDrink(pouring.drink)}</span>}
      <span className="mt-auto flex flex-wrap items-center justify-between gap-x-3 text-[0.9375rem]">
        {pouring?.level ? <LevelMeter level={pouring.level} /> : null}
        {next && <span className="line-clamp-2 text-quiet [overflow-wrap:anywhere]">Next: {next.drink.name}</span>}
      </span>
      {mark && <span className="text-[0.9375rem] font-semibold text-strong">{markTexts[mark]}</span>}
      <span className="sr-only">, change {tapTitle(tap)}</span>
    </button>
  );
}

/** A stripe in the color of the beer in the glass; an attribute, because the policy forbids inline styles. */
const GlassColor = ({ color }: { color: string | null }) => (
  <svg aria-hidden className="absolute inset-y-0 left-0 h-full w-1.5" preserveAspectRatio="none" viewBox="0 0 1 1">
    <rect width="1" height="1" fill={color === null ? 'none' : getSwatchColor(color)} />
  </svg>
);
