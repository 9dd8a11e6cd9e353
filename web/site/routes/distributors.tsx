import { useQuery } from '@tanstack/react-query';
import { distributorQueries } from '../../api/distributors';
import { Container } from '../../ui/container';
import { Eyebrow } from '../../ui/eyebrow';
import { photos } from '../assets/images';
import { DistributorFinder } from '../features/distributor/distributor-finder';
import { FinderSkeleton } from '../features/distributor/finder-skeleton';
import { prefetch, prefetchTaprooms } from '../loaders';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { HeroLayout } from '../shared/hero/hero-layout';
import { HeroPhoto } from '../shared/hero/hero-photo';
import { SectionError } from '../shared/status/section-error';
import { useSite, type LoaderContext } from '../site-context';

export const loader =
  ({ queryClient, site }: LoaderContext) =>
  () =>
    prefetch(
      queryClient.prefetchQuery(distributorQueries.list()),
      prefetchTaprooms(queryClient, site.taprooms.slice(0, 1)),
    );

export function Component() {
  const { publicUrl, brand } = useSite();
  const { data: distributors, isPending, refetch } = useQuery(distributorQueries.list());
  return (
    <>
      <Head
        title="Distributors"
        description={`Where to find ${brand.name} beer: distributors in California, across the US and in Asia and Australia, with addresses and a map.`}
        image={photos.story4}
        jsonLd={[breadcrumbs(publicUrl, { name: 'Distributors', path: '/distributors' })]}
      />
      <HeroLayout
        background={<HeroPhoto photo={photos.story4} />}
        title="Distributors"
        eyebrow={<Eyebrow>Near you, or on the way</Eyebrow>}
        lead="From Placer County to Singapore: the people who keep our beer cold until it reaches your shop or bar."
      />
      <section aria-label="Find a distributor">
        {isPending ? (
          <FinderSkeleton />
        ) : !distributors ? (
          <Container width="wide" className="py-12 md:py-16">
            <SectionError message="Failed to load distributors" onRetry={() => void refetch()} />
          </Container>
        ) : distributors.length === 0 ? (
          <Container width="wide" className="py-28">
            <p className="text-center text-lead">No distributors are listed at the moment.</p>
          </Container>
        ) : (
          <DistributorFinder distributors={distributors} />
        )}
      </section>
    </>
  );
}
