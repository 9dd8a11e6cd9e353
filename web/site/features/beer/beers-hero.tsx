import { useInfiniteQuery } from '@tanstack/react-query';
import { groupBySection } from '@domain/beer/section';
import { beerQueries } from '../../../api/beers';
import { beerListJsonLd } from '../../seo/beer-json-ld';
import { useHeroPhoto, PageHero } from '../../shared/hero';
import { PageHead } from '../../shared/page/page-sections';
import { usePage } from '../../shared/page/use-page';
import { useSite } from '../../site-context';
import { sectionTitle, useBeerFinder } from './use-beer-finder';

/** The page's hero with a link to each section on the page. */
export function BeersHero() {
  const { hero, sections: content } = usePage('beers');
  const { data } = useInfiniteQuery(beerQueries.list());
  const { find } = useBeerFinder();
  const sections = groupBySection(find(data?.beers ?? []));
  return (
    <PageHero page="beers" hero={hero}>
      {content.length > 0 && sections.length > 1 && (
        <nav aria-label="Sections" className="mt-8 print:hidden">
          <ul className="flex flex-wrap gap-x-7 gap-y-1 max-[374px]:flex-col">
            {sections.map(({ key, beers }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="inline-flex min-h-11 items-baseline gap-2 py-2 font-display text-xl font-semibold tracking-wide hover:text-amber"
                >
                  <span className="underline decoration-amber decoration-2 underline-offset-8">
                    {sectionTitle(content, key)}
                  </span>
                  <span className="text-base text-smoke">{beers.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </PageHero>
  );
}

export function BeersHead() {
  const { publicUrl, brand } = useSite();
  const { data } = useInfiniteQuery(beerQueries.list());
  const { photo } = useHeroPhoto('beers');
  return (
    <PageHead
      page={usePage('beers')}
      image={photo}
      jsonLd={[beerListJsonLd(data?.beers ?? [], { publicUrl, brewery: brand.name })]}
    />
  );
}
