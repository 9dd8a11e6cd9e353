import { useInfiniteQuery } from '@tanstack/react-query';
import { groupBySection } from '@domain/beer/section';
import { beerQueries } from '../../../api/beers';
import { Hero } from '../../shared/hero/hero';
import { useBeerFinder } from './use-beer-finder';

/** The page's hero with a link to each section on the page. */
export function BeersHero() {
  const { data } = useInfiniteQuery(beerQueries.list());
  const { matches } = useBeerFinder();
  const sections = groupBySection((data?.beers ?? []).filter(matches));
  return (
    <Hero
      page="beers"
      title="Our Beers"
      lead="Brewed in the Sierra foothills, poured in Auburn and Folsom, and canned for the road."
    >
      {sections.length > 1 && (
        <nav aria-label="Sections" className="mt-8 print:hidden">
          <ul className="flex flex-wrap gap-x-7 gap-y-1 max-[374px]:flex-col">
            {sections.map(({ key, title, beers }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="inline-flex min-h-11 items-baseline gap-2 py-2 font-display text-xl font-semibold tracking-wide hover:text-amber"
                >
                  <span className="underline decoration-amber decoration-2 underline-offset-8">{title}</span>
                  <span className="text-base text-smoke">{beers.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Hero>
  );
}
