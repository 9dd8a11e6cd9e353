import { useQuery } from '@tanstack/react-query';
import type { distributorFinder } from '@domain/page/pages/distributors';
import type { SectionOf } from '@domain/page/definition';
import { distributorQueries } from '../../api/content';
import { Container, Eyebrow } from '../../ui/layout';
import { DistributorFinder } from '../features/distributor/distributor-finder';
import { FinderSkeleton } from '../features/distributor/finder-skeleton';
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
