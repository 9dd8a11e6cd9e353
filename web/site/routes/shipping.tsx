import { pacificToday } from '@domain/time/pacific';
import { shippingQueries } from '../../api/shipping';
import { Container } from '../../ui/container';
import { Eyebrow } from '../../ui/eyebrow';
import { photos } from '../assets/images';
import { ShippingForm } from '../features/inquiry/shipping-form';
import { Coverage } from '../features/shipping/coverage';
import { DeliverySteps } from '../features/shipping/delivery-steps';
import { prefetch } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { ScrollLink } from '../shared/scroll/scroll-link';
import { useNow, useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient }: LoaderContext) =>
  () =>
    prefetch(queryClient.prefetchQuery(shippingQueries.states()));

export function Component() {
  const { publicUrl, brand } = useSite();
  const now = useNow();
  return (
    <>
      <Head
        title="West Coast Shipping"
        description={`${brand.name} beer, delivered cold to your door in the western states. See where we ship and request an order. 21+ with valid ID.`}
        image={photos.gallery2}
        jsonLd={[breadcrumbs(publicUrl, { name: 'Shipping', path: '/shipping' })]}
      />
      <div className="pt-(--header-compact)">
        <Container width="wide">
          <div className="grid grid-cols-1 items-end gap-x-20 gap-y-6 pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-20">
            <div>
              <Eyebrow>From our cold room to your door</Eyebrow>
              <h1 className="mt-4 text-page">West Coast shipping</h1>
            </div>
            <div>
              <p className="text-lead text-oat/90">
                Tell us what you would like and where you live. We reply within 24 hours with what is fresh and what it
                costs.
              </p>
              <div className="mt-6">
                <ScrollLink to="order">Request an order</ScrollLink>
              </div>
            </div>
          </div>
          <Coverage />
        </Container>
      </div>
      <section id="order" aria-labelledby="order-heading">
        <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="on-light bg-oat py-16 text-ink [color-scheme:light] md:py-24">
            <Container width="wide">
              <div className="max-w-3xl lg:pr-10">
                <h2 id="order-heading" className="mb-8 text-title">
                  Request an order
                </h2>
                <ShippingForm today={pacificToday(now)} />
              </div>
            </Container>
          </div>
          <DeliverySteps />
        </div>
      </section>
    </>
  );
}
