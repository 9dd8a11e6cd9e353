import Thermometer from 'lucide-react/icons/thermometer';
import Utensils from 'lucide-react/icons/utensils';
import Wheat from 'lucide-react/icons/wheat';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Beer } from '@domain/beer/beer';
import { splitList } from '@domain/beer/display';
import type { beerDetails } from '@domain/page/pages/beer';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';

type BeerDetailsProps = { section: SectionOf<typeof beerDetails>; beer: Beer };

/** Description, notes, malts, pairings and serving temperature; empty fields are left out. */
export function BeerDetails({ section, beer }: BeerDetailsProps) {
  const about = beer.longDescription ?? beer.description;
  const malts = splitList(beer.malts);
  const pairings = splitList(beer.foodPairings);
  const hasAside = malts.length > 0 || pairings.length > 0 || beer.servingTemperature;
  if (!about && !beer.brewingNotes && !hasAside) return null;
  return (
    <div className="py-14 wrap-anywhere md:py-24 print:py-4">
      <Container width="wide">
        <div className="grid gap-y-14 lg:grid-cols-12 lg:gap-x-8 print:grid-cols-[2fr_1fr] print:gap-x-8">
          <div className="grid content-start gap-12 lg:col-span-7 print:col-span-1 print:gap-6">
            {about && (
              <section aria-labelledby="about">
                <h2 id="about" className="text-title">
                  {section.about}
                </h2>
                <p className="mt-5 max-w-read text-lead whitespace-pre-line">{about}</p>
              </section>
            )}
            {beer.brewingNotes && (
              <section aria-labelledby="brewing-notes" className="max-w-read border-l-4 border-amber pl-6">
                <h2 id="brewing-notes" className="text-heading">
                  {section.brewingNotes}
                </h2>
                <p className="mt-3 text-lg whitespace-pre-line text-oat/90">{beer.brewingNotes}</p>
              </section>
            )}
          </div>
          {hasAside && (
            <div className="grid content-start gap-10 lg:col-span-4 lg:col-start-9 print:col-auto print:gap-4">
              {malts.length > 0 && (
                <Aside title={section.malts} Icon={Wheat}>
                  <List items={malts} />
                </Aside>
              )}
              {pairings.length > 0 && (
                <Aside title={section.foodPairings} Icon={Utensils}>
                  <List items={pairings} />
                </Aside>
              )}
              {beer.servingTemperature && (
                <Aside title={section.servingTemperature} Icon={Thermometer}>
                  <p className="text-lg">{beer.servingTemperature}</p>
                </Aside>
              )}
            </div>
          )}
        </div>
      </Container>
    </div>
  );
}

function Aside({ title, Icon, children }: { title: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="flex items-center gap-3 text-2xl">
        <Icon aria-hidden className="size-5 text-amber" />
        {title}
      </h2>
      <div className="mt-3 border-t border-line pt-3">{children}</div>
    </section>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-1.5 text-lg">
      {items.map((item, index) => (
        <li key={`${item}-${index}`} className="first-letter:uppercase">
          {item}
        </li>
      ))}
    </ul>
  );
}
