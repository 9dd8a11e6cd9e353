import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useId } from 'react';
import type { SectionOf } from '@domain/page/definition';
import { fillIn } from '@domain/page/fill-in';
import type { shippingOrder, shippingStates } from '@domain/page/pages/shipping';
import type { ShippingState } from '@domain/shipping/schema';
import { formatShortDate } from '@domain/time/format';
import { shippingQueries } from '../../api/content';
import { Container, Headline } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { ShippingForm } from '../features/inquiry/shipping-form';
import { stateOutlines, type StateOutline } from '../features/shipping/state-outlines';
import { pageLoader } from '../loaders';
import { PageHead, renderSections, usePage } from '../shared/page/page';
import { ScrollLink } from '../shared/scroll-link';
import { SectionError } from '../shared/status/section-error';

export const loader = pageLoader('shipping', (client) => [client.prefetchQuery(shippingQueries.states())]);

const sections = { 'shipping-states': Coverage, 'shipping-order': Order };

export function Component() {
  const page = usePage('shipping');
  const { eyebrow, title, lead, actionLabel } = page.hero;
  // There is nothing to order if no state is served. An error keeps the form.
  const isPaused = useQuery(shippingQueries.states()).data?.length === 0;
  const shown = page.sections.filter(({ type }) => !isPaused || type !== 'shipping-order');
  return (
    <>
      <PageHead page={page} />
      <div data-label="sun" className="label-surface pt-(--header-compact) print:p-0">
        <Container width="wide">
          <div className="grid grid-cols-1 items-end gap-x-20 gap-y-6 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-20 print:p-0">
            <div>
              <Headline as="h1" eyebrow={eyebrow} text={title} className="text-page" />
            </div>
            <div>
              <p className="text-lead text-oat/90">{lead}</p>
              {shown.some(({ type }) => type === 'shipping-order') && (
                <div className="mt-6">
                  <ScrollLink to="order">{actionLabel}</ScrollLink>
                </div>
              )}
            </div>
          </div>
        </Container>
      </div>
      {renderSections(shown, sections)}
    </>
  );
}

function Order({ section }: { section: SectionOf<typeof shippingOrder> }) {
  return (
    <section id="order" aria-labelledby="order-heading">
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="on-light bg-oat py-16 text-ink [color-scheme:light] md:py-24 print:hidden">
          <Container width="wide">
            <div className="max-w-3xl lg:pr-10">
              <Headline id="order-heading" text={section.heading} className="mb-8 text-title" />
              <ShippingForm />
            </div>
          </Container>
        </div>
        <DeliverySteps texts={section} />
      </div>
    </section>
  );
}

/** The steps of an order and the age requirement. */
function DeliverySteps({ texts }: { texts: SectionOf<typeof shippingOrder> }) {
  return (
    <div data-label="navy" className="label-surface grid py-16 md:py-24 print:p-0">
      <Container className="h-full">
        <div className="flex h-full max-w-md flex-col lg:pl-4">
          <h2 className="text-heading">{texts.stepsHeading}</h2>
          <ol className="mt-8 grid grow gap-7 lg:auto-rows-fr">
            {texts.steps.map(({ title, text }, index) => (
              <li
                key={index}
                className="grid grid-cols-[3rem_minmax(0,1fr)] items-start lg:grid-cols-[6rem_minmax(0,1fr)] lg:border-t lg:border-line lg:pt-6"
              >
                <span aria-hidden className="font-display text-4xl leading-none font-bold text-accent lg:text-8xl">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl tracking-wide lg:text-3xl">{title}</h3>
                  <p className="mt-1 text-lg text-oat/90 lg:text-xl">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-10 flex items-start gap-4 border-t-2 border-amber pt-6">
            <IdCard aria-hidden strokeWidth={1.5} className="size-10 shrink-0 text-accent" />
            <p className="text-lg">
              <strong>{texts.ageHeading}</strong> {texts.ageText}
            </p>
          </div>
        </div>
      </Container>
    </div>
  );
}

/** The states we ship to, as a map and as a list. */
function Coverage({ section: texts }: { section: SectionOf<typeof shippingStates> }) {
  const { data: states = [], isPending, isError, refetch } = useQuery(shippingQueries.states());
  const oldestReview = states
    .map(({ lastReviewed }) => lastReviewed)
    .filter((date) => date !== null)
    .toSorted()[0];
  return (
    <section aria-labelledby="states-heading" data-label="sun" className="label-surface">
      <Container width="wide">
        <div className="grid grid-cols-1 items-center gap-x-20 gap-y-8 py-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-16">
          <div className="mx-auto w-full max-w-2xl print:hidden">
            <StatesMap states={states} />
          </div>
          <div>
            <Headline
              id="states-heading"
              text={states.length > 0 ? formatHeading(texts.heading, states.length) : texts.emptyHeading}
            />
            {isPending ? (
              <Spinner label="Loading the states we ship to…" />
            ) : isError ? (
              <div className="mt-8">
                <SectionError message="Failed to load the states we ship to" onRetry={() => void refetch()} />
              </div>
            ) : states.length === 0 ? (
              <p className="mt-6 text-lg">{texts.emptyText}</p>
            ) : (
              <>
                <ul className="mt-8 columns-[2_7rem] gap-8">
                  {states.map(({ code, state, note }) => (
                    <li key={code} className="break-inside-avoid border-b border-line py-3">
                      <span className="font-display text-xl font-semibold tracking-wide">{state}</span>
                      {note && <span className="block text-base text-smoke">{note}</span>}
                    </li>
                  ))}
                </ul>
                {oldestReview && (
                  <p className="mt-5 text-base text-smoke">
                    State rules last reviewed <time dateTime={oldestReview}>{formatShortDate(oldestReview)}</time>
                  </p>
                )}
              </>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}

/** `We ship to 10 states`, `We ship to 1 state`. */
const formatHeading = (heading: string, count: number) =>
  fillIn(count === 1 ? heading.replace('{count} states', '{count} state') : heading, { count: String(count) });

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
function StatesMap({ states }: { states: ShippingState[] }) {
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
