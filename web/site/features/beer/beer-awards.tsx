import Medal from 'lucide-react/icons/award';
import type { Beer } from '@domain/beer/beer';
import type { beerAwards } from '@domain/page/components/beer';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';

type BeerAwardsProps = { section: SectionOf<typeof beerAwards>; beer: Beer };

/** Newest first. */
export function BeerAwards({ section, beer: { awards } }: BeerAwardsProps) {
  if (awards.length === 0) return null;
  const newestFirst = [...awards].sort((left, right) => (right.year ?? 0) - (left.year ?? 0));
  return (
    <section aria-labelledby="awards" className="bg-char py-14 wrap-anywhere md:py-24 print:py-4">
      <Container width="wide">
        <h2 id="awards" className="text-title">
          {section.heading}
        </h2>
        <ul className="mt-8 print:mt-3 border-t border-line">
          {newestFirst.map((award, index) => (
            <li
              key={`${award.name}-${index}`}
              className="grid gap-x-8 gap-y-1 border-b border-line py-6 print:break-inside-avoid print:py-2 sm:grid-cols-[7rem_1fr] lg:grid-cols-[8rem_1fr_1fr]"
            >
              <p className="flex items-center gap-3 font-display text-4xl leading-none font-bold text-amber">
                {award.year ?? <Medal role="img" aria-label="Year unknown" className="size-8" />}
              </p>
              <div>
                <h3 className="text-2xl leading-tight">{award.name}</h3>
                {award.category && <p className="text-lg text-smoke">{award.category}</p>}
              </div>
              {award.description && <p className="text-lg sm:col-start-2 lg:col-start-3">{award.description}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
