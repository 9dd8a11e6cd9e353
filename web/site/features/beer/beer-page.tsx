import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Beer, RelatedBeers } from '@domain/beer/beer';
import type { PageOf } from '@domain/page/pages';
import { ApiError } from '../../../api/client';
import { beerQueries } from '../../../api/beers';
import { Spinner } from '../../../ui/spinner';
import { usePage } from '../../shared/page/use-page';
import { BeerAwards } from './beer-awards';
import { BeerDetails } from './beer-details';
import { BeerError } from './beer-error';
import { BeerGallery } from './beer-gallery';
import { BeerHead } from './beer-head';
import { BeerHero, beerNameId } from './beer-hero';
import { BeerNeighbors } from './beer-neighbors';
import { BeerStats } from './beer-stats';
import { FindThisBeer } from './find-this-beer';
import { SimilarBeers } from './similar-beers';

type Section = PageOf<'beer'>['sections'][number];
type Context = { beer: Beer; related: RelatedBeers | undefined };
type SectionProps<Type extends Section['type']> = Context & { section: Extract<Section, { type: Type }> };

export function BeerPage({ slug }: { slug: string }) {
  const texts = usePage('beer');
  const { data: beer, isPending, error, refetch } = useQuery(beerQueries.bySlug(slug));
  const { data: related } = useQuery({ ...beerQueries.related(beer?.slug ?? ''), enabled: Boolean(beer) });
  if (isPending) return <Spinner label="Loading beer…" className="min-h-[80svh]" />;
  if (!beer) {
    const isNotFound = error instanceof ApiError && error.status === 404;
    return <BeerError texts={texts.hero} isNotFound={isNotFound} onRetry={() => void refetch()} />;
  }
  const [about, others] = splitSections(texts.sections);
  return (
    <>
      <BeerHead texts={texts} beer={beer} />
      <article aria-labelledby={beerNameId}>
        <BeerHero texts={texts.hero} beer={beer} />
        {about.map((section) => renderSection(section, { beer, related }))}
      </article>
      {others.map((section) => renderSection(section, { beer, related }))}
      {related && <BeerNeighbors {...related} />}
    </>
  );
}

const sections: { [Type in Section['type']]: (props: SectionProps<Type>) => ReactNode } = {
  'beer-stats': BeerStats,
  'beer-details': BeerDetails,
  'beer-gallery': BeerGallery,
  'beer-awards': BeerAwards,
  'find-beer': FindThisBeer,
  'similar-beers': ({ section, related }) => <SimilarBeers section={section} beers={related?.similar ?? []} />,
};

function renderSection(section: Section, context: Context) {
  // During an update, the CMS may have a section that this version of the site does not know.
  const Section = sections[section.type] as ((props: SectionProps<Section['type']>) => ReactNode) | undefined;
  return Section && <Section key={section.type} section={section} {...context} />;
}

const otherSections: readonly Section['type'][] = ['find-beer', 'similar-beers'];

/** Those about the beer up to the first one that is not. */
function splitSections(all: readonly Section[]): [Section[], Section[]] {
  const index = all.findIndex(({ type }) => otherSections.includes(type));
  return index < 0 ? [[...all], []] : [all.slice(0, index), all.slice(index)];
}
