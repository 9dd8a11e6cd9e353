import { useId } from 'react';
import type { ShippingState } from '@domain/shipping/shipping-state';
import { stateOutlines } from './state-outlines';

/** The western states, with those we ship to highlighted and labeled. */
export function StatesMap({ states }: { states: ShippingState[] }) {
  const id = useId();
  const served = new Set(states.map((state) => state.code));
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  // SVG paints in order: served states last, so that no neighbor covers their edges.
  const outlines = stateOutlines.toSorted((a, b) => Number(served.has(a.code)) - Number(served.has(b.code)));

  return (
    <svg viewBox="0 22 640 596" role="img" aria-labelledby={`${titleId} ${descriptionId}`} className="h-auto w-full">
      <title id={titleId}>Map of the states we ship to</title>
      <desc id={descriptionId}>
        {states.length > 0
          ? `The western United States with ${states.map(({ state }) => state).join(', ')} highlighted.`
          : 'The western United States; no state is highlighted.'}
      </desc>
      <defs>
        <linearGradient id={`${id}east`} x1="0.74" x2="0.96">
          <stop offset="0" stopColor="white" />
          <stop offset="1" stopColor="black" />
        </linearGradient>
        <mask id={`${id}fade`} maskUnits="userSpaceOnUse" x="0" y="0" width="640" height="640">
          <rect width="640" height="640" fill={`url(#${id}east)`} />
        </mask>
      </defs>
      {outlines.map(({ code, path, x, y }) =>
        served.has(code) ? (
          <g key={code}>
            <path d={path} className="fill-copper-deep stroke-ink" strokeWidth={2} strokeLinejoin="round" />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-foam font-display text-[26px] font-semibold tracking-wide"
            >
              {code}
            </text>
          </g>
        ) : (
          <path
            key={code}
            d={path}
            mask={`url(#${id}fade)`}
            className="fill-char stroke-ink"
            strokeWidth={2}
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  );
}
