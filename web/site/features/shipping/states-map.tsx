import { useId } from 'react';
import type { ShippingState } from '@domain/shipping/schema';
import { stateOutlines, type StateOutline } from './state-outlines';

const wholeMap = { left: 0, top: 0, width: 9750, height: 6100 };
/** Around the states that are served, so that their neighbors show where they are. */
const margin = 350;
const minWidth = 2600;
/** Width to height: wider or higher maps leave a column half empty. */
const aspect = { min: 1, max: 1.6 };

type View = { left: number; top: number; width: number; height: number };

/** The part of the map that has all states that are served. */
function findView(served: StateOutline[]): View {
  if (served.length === 0) return wholeMap;
  const boxes = served.map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box.left)) - margin;
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const right = Math.max(...boxes.map((box) => box.right)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin;
  const height = Math.max(bottom - top, (right - left) / aspect.max, minWidth / aspect.max);
  const width = Math.max(right - left, height * aspect.min, minWidth);
  return {
    left: Math.round((left + right - width) / 2),
    top: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Elsewhere than on this map, so they say nothing about where their neighbors are. */
const insets = ['AK', 'HI'];

const isIn = ({ code, box }: StateOutline, { left, top, width, height }: View, isZoomed: boolean) =>
  !(isZoomed && insets.includes(code)) &&
  box.right > left &&
  box.left < left + width &&
  box.bottom > top &&
  box.top < top + height;

/** The states we ship to, highlighted and labeled, and what is around them. */
export function StatesMap({ states }: { states: ShippingState[] }) {
  const id = useId();
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  const codes = new Set(states.map(({ code }) => code));
  const served = stateOutlines.filter(({ code }) => codes.has(code));
  const view = findView(served);
  const { left, top, width, height } = view;
  const area = { x: left, y: top, width, height };
  const others = stateOutlines.filter((outline) => !codes.has(outline.code) && isIn(outline, view, served.length > 0));
  const fontSize = width / 24;
  const outlineProps = { strokeWidth: width / 320, strokeLinejoin: 'round' } as const;

  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-labelledby={`${titleId} ${descriptionId}`}
      className="h-auto w-full"
    >
      <title id={titleId}>Map of the states we ship to</title>
      <desc id={descriptionId}>
        {states.length > 0
          ? `The United States with ${states.map(({ state }) => state).join(', ')} highlighted.`
          : 'The United States; no state is highlighted.'}
      </desc>
      <defs>
        {['across', 'down'].map((axis) => (
          <linearGradient key={axis} id={id + axis} x2={axis === 'across' ? 1 : 0} y2={axis === 'down' ? 1 : 0}>
            <stop offset="0" stopColor="black" />
            <stop offset="0.12" stopColor="black" stopOpacity={0} />
            <stop offset="0.88" stopColor="black" stopOpacity={0} />
            <stop offset="1" stopColor="black" />
          </linearGradient>
        ))}
        <mask id={`${id}fade`} maskUnits="userSpaceOnUse" {...area}>
          <rect {...area} fill="white" />
          <rect {...area} fill={`url(#${id}across)`} />
          <rect {...area} fill={`url(#${id}down)`} />
        </mask>
      </defs>
      <g mask={served.length > 0 ? `url(#${id}fade)` : undefined} className="fill-oat/15 stroke-(--label)">
        {others.map(({ code, path }) => (
          <path key={code} d={path} {...outlineProps} />
        ))}
      </g>
      {/* SVG paints in order: no neighbor covers the edges of served states. */}
      {served.map(({ code, path }) => (
        <path key={code} d={path} {...outlineProps} className="fill-oat stroke-(--label)" />
      ))}
      {/* The District of Columbia would be a few pixels wide. */}
      {served
        .filter(({ box }) => box.right - box.left < fontSize / 4)
        .map(({ code, box }) => (
          <circle
            key={code}
            cx={(box.left + box.right) / 2}
            cy={(box.top + box.bottom) / 2}
            r={fontSize / 4}
            {...outlineProps}
            className="fill-oat stroke-(--label)"
          />
        ))}
      {served
        .filter(({ label }) => label.room > fontSize / 2)
        .map(({ code, label: { x, y } }) => (
          <text
            key={code}
            x={x}
            y={y}
            fontSize={fontSize}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-(--label) font-display font-semibold tracking-wide"
          >
            {code}
          </text>
        ))}
    </svg>
  );
}
