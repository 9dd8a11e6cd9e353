import { Fragment, useEffect, useId, useRef } from 'react';
import type { Distributor } from '@domain/distributor/distributor';
import { groupDistributors, type CountryGroup } from '@domain/distributor/group';
import { scrollBehavior } from '../../../ui/motion';
import { DistributorEntry } from './distributor-entry';

type DistributorListProps = {
  distributors: Distributor[];
  selectedId: string | null;
  onSelect: (id: string) => void;
};

/** On windows this tall the map is sticky (distributor-finder.tsx). */
const stickyMap = '(min-height: 40rem)';

/** Grouped by country and state; beside the map the list scrolls on its own. */
export function DistributorList({ distributors, selectedId, onSelect }: DistributorListProps) {
  const list = useRef<HTMLDivElement>(null);

  // Scrolls to the entry of a selected marker: within the list where it scrolls on its own, else the page, but only if the
  // map stays visible.
  useEffect(() => {
    const container = list.current;
    const entry = selectedId && container?.querySelector<HTMLElement>('[data-selected="true"]');
    if (!container || !entry) return;
    if (container.scrollHeight <= container.clientHeight) {
      if (window.matchMedia(stickyMap).matches) entry.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
      return;
    }
    const [outer, inner] = [container.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      container.scrollTop += inner.top - outer.top - outer.height / 3;
  }, [selectedId]);

  return (
    <div
      ref={list}
      role="group"
      aria-label="Distributors"
      className="relative lg:order-1 lg:min-h-0 lg:scroll-pt-16 lg:scroll-pb-4 lg:overflow-y-auto lg:pr-3"
    >
      {groupDistributors(distributors).map((group) => (
        <CountrySection key={group.country} group={group} selectedId={selectedId} onSelect={onSelect} />
      ))}
    </div>
  );
}

type CountrySectionProps = Omit<DistributorListProps, 'distributors'> & { group: CountryGroup };

function CountrySection({ group: { country, regions }, selectedId, onSelect }: CountrySectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mb-10">
      <h2
        id={headingId}
        className="z-1 border-b-2 border-amber bg-ink py-2 text-heading lg:sticky lg:top-0 print:static"
      >
        {country}
      </h2>
      {regions.map(({ region, distributors }) => (
        <Fragment key={region}>
          {region && <h3 className="mt-6 text-xl tracking-wide text-smoke">{region}</h3>}
          <ul className="mt-1">
            {distributors.map((distributor) => (
              <DistributorEntry
                key={distributor.id}
                distributor={distributor}
                isSelected={distributor.id === selectedId}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
