import { useQuery } from '@tanstack/react-query';
import { shippingQueries } from '../../api/content';
import type { shippingOrder } from '@domain/page/pages/shipping';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../ui/layout';
import { ShippingForm } from '../features/inquiry/shipping-form';
import { Coverage, DeliverySteps, ShippingHero } from '../features/shipping/shipping-sections';
import { pageLoader } from '../loaders';
import { PageHead, renderSections } from '../shared/page/page-sections';
import { usePage } from '../shared/page/use-page';
import { useToday } from '../shared/use-today';

export const loader = pageLoader('shipping', (client) => [client.prefetchQuery(shippingQueries.states())]);

const sections = { 'shipping-states': Coverage, 'shipping-order': Order };

/** Without states there is nothing to order. An error keeps the form. */
const useIsPaused = () => useQuery(shippingQueries.states()).data?.length === 0;

export function Component() {
  const page = usePage('shipping');
  const isPaused = useIsPaused();
  const shown = page.sections.filter(({ type }) => !isPaused || type !== 'shipping-order');
  return (
    <>
      <PageHead page={page} />
      <ShippingHero hero={page.hero} hasForm={shown.some(({ type }) => type === 'shipping-order')} />
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
              <ShippingForm today={useToday()} />
            </div>
          </Container>
        </div>
        <DeliverySteps texts={section} />
      </div>
    </section>
  );
}
