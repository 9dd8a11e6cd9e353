import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/container';
import { Eyebrow } from '../../ui/eyebrow';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Section } from '../../ui/section';
import { photos } from '../assets/images';
import { heroContact } from '../assets/layout-images';
import { PromoCard } from '../features/store/promo-card';
import { TeaserList } from '../features/store/teaser-list';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { useSite } from '../site-context';

export function Component() {
  const { publicUrl, brand } = useSite();
  return (
    <>
      <Head
        title="Store"
        description={`The ${brand.name} store is coming soon: apparel, glassware, exclusive items and gift sets.`}
        image={photos.gallery2}
        jsonLd={[breadcrumbs(publicUrl, { name: 'Store', path: '/store' })]}
      />
      <div className="grid grid-cols-1 pt-(--header-compact) lg:min-h-[86svh] lg:grid-cols-2">
        <div className="order-2 flex items-center px-5 py-14 sm:px-8 lg:order-1 lg:py-20 lg:pl-[max(2rem,calc(50vw-46rem))]">
          <div className="w-full max-w-xl lg:pr-12">
            <Eyebrow>The shelves are being built</Eyebrow>
            <h1 className="mt-4 text-page">Store coming soon</h1>
            <p className="mt-6 text-lead text-oat/90">
              Shirts to brew in, glasses to pour into, boxes to give away. We are choosing every piece the way we choose
              hops: slowly.
            </p>
            <ButtonLink href="/contact" variant="outline" size="lg" className="mt-8">
              Find out when it opens
            </ButtonLink>
          </div>
        </div>
        <div className="relative order-1 min-h-[44svh] lg:order-2">
          <div className="absolute inset-0">
            <ResponsiveImage
              image={photos.gallery2}
              sizes="(min-width: 1024px) 50vw, 100vw"
              priority
              className="size-full object-cover"
            />
          </div>
        </div>
      </div>
      <Section tone="oat" aria-labelledby="store-teasers">
        <Container width="wide">
          <h2 id="store-teasers" className="max-w-[16ch] text-title">
            What we are stocking
          </h2>
          <TeaserList />
        </Container>
      </Section>
      <Section aria-labelledby="store-until-then">
        <Container width="wide">
          <h2 id="store-until-then" className="text-title">
            Until then
          </h2>
          <div className="mt-10 grid gap-6 md:grid-cols-2">
            <PromoCard
              photo={photos.growlers}
              title="Visit the Auburn taproom"
              text="Cans to go, growler fills and the first shirts off the press are behind the bar."
              href="/auburn"
              action="Visit Auburn"
            />
            <PromoCard
              photo={heroContact}
              title="Contact us"
              text="Looking for a gift, a keg or forty shirts for a wedding? Ask, we like odd requests."
              href="/contact"
              action="Contact us"
            />
          </div>
          <p className="mt-12 flex flex-wrap items-baseline gap-x-6 text-lead">
            Want to know first?
            <ButtonLink href="/contact" variant="ghost">
              Join our newsletter
            </ButtonLink>
          </p>
        </Container>
      </Section>
    </>
  );
}
