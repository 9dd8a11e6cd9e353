import { useQuery } from '@tanstack/react-query';
import type { distributorFinder } from '@domain/page/pages/distributors';
import type { SectionOf } from '@domain/page/definition';
import { distributorQueries } from '../../api/content';
import { Container, Eyebrow } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { DistributorFinder } from '../features/distributor/distributor-finder';
import { pageLoader } from '../loaders';
import { HeroLayout, HeroPhoto } from '../shared/hero';
import { PageHead, renderSections } from '../shared/page/page-sections';
import { sitePhoto, usePage } from '../shared/page/use-page';
import { SectionError } from '../shared/status/section-error';

export const loader = pageLoader('distributors', (client) => [client.prefetchQuery(distributorQueries.list())]);

const sections = { 'distributor-finder': Finder };

export function Component() {
  const page = usePage('distributors');
  const { eyebrow, title, lead, photo } = page.hero;
  return (
    <>
      <PageHead page={page} />
      <HeroLayout
        background={<HeroPhoto photo={sitePhoto(photo)} />}
        title={title}
        eyebrow={eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        lead={lead}
      />
      {renderSections(page.sections, sections)}
    </>
  );
}

function Finder({ section }: { section: SectionOf<typeof distributorFinder> }) {
  const { data: distributors, isPending, refetch } = useQuery(distributorQueries.list());
  return (
    <section aria-label="Find a distributor">
      {isPending ? (
        <FinderSkeleton />
      ) : !distributors ? (
        <Container width="wide" className="py-12 md:py-16">
          <SectionError message="Failed to load distributors" onRetry={() => void refetch()} />
        </Container>
      ) : distributors.length === 0 ? (
        <Container width="wide" className="py-28">
          <p className="text-center text-lead">{section.emptyText}</p>
        </Container>
      ) : (
        <DistributorFinder heading={section.heading} distributors={distributors} />
      )}
    </section>
  );
}

function FinderSkeleton() {
  return (
    <Container width="wide" className="py-8">
      <div role="status" className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
        <span className="sr-only">Loading distributors…</span>
        <Skeleton className="h-[max(25svh,10rem)] lg:order-2 lg:h-[44rem]" />
        <div className="grid content-start gap-5 lg:order-1">
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </div>
      </div>
    </Container>
  );
}
