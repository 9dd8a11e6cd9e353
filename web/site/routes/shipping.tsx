import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import type { SectionOf } from '@domain/page/definition';
import { fillIn } from '@domain/page/fill-in';
import type { shippingOrder, shippingStates } from '@domain/page/pages/shipping';
import { formatShortDate } from '@domain/time/format';
import { shippingQueries } from '../../api/content';
import { Container, Eyebrow } from '../../ui/layout';
import { Spinner } from '../../ui/spinner';
import { ShippingForm } from '../features/inquiry/shipping-form';
import { StatesMap } from '../features/shipping/states-map';
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
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <h1 className="mt-4 text-page">{title}</h1>
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
              <h2 id="order-heading" className="mb-8 text-title">
                {section.heading}
              </h2>
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
            <h2 id="states-heading" className="text-title">
              {states.length > 0 ? formatHeading(texts.heading, states.length) : texts.emptyHeading}
            </h2>
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
