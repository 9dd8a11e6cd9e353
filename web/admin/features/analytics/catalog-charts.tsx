import { useQuery } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { availabilityLabel } from '@domain/beer/section';
import { allBeerQueries } from '../../api/beers';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel, type Series } from './chart-panel';
import { chartColor } from './palette';
import { countBy } from './series';
import { StackedBars } from './stacked-bars';

const byStyle: Series[] = [{ name: 'count', label: 'Beers', color: chartColor(0) }];
const byAvailability: Series[] = [{ name: 'count', label: 'Beers', color: chartColor(2) }];

/** What a visitor reads on the card; a beer that is not on the site has no such label. */
const availability = (beer: Beer) => (beer.isActive ? availabilityLabel(beer) : 'Inactive');

export function CatalogCharts() {
  const query = useQuery(allBeerQueries.everything());
  const beers = query.data ?? [];
  const styles = countBy(beers.map(({ style }) => style ?? 'No style'));
  const available = beers.filter(({ isActive, isAvailable }) => isActive && isAvailable);
  const availabilities = countBy(beers.map(availability));

  return (
    <>
      <ChartPanel
        title="Catalogue by Style"
        summary={`${pluralize(beers.length, 'beer')} in the catalogue.`}
        rowHeader="Style"
        rows={styles}
        series={byStyle}
        query={query}
      >
        <StackedBars rows={styles} series={byStyle} orientation="vertical" />
      </ChartPanel>
      <ChartPanel
        title="Catalogue by Availability"
        summary={`${pluralize(available.length, 'beer')} can be had now.`}
        rowHeader="Availability"
        rows={availabilities}
        series={byAvailability}
        query={query}
      >
        <StackedBars rows={availabilities} series={byAvailability} orientation="vertical" />
      </ChartPanel>
    </>
  );
}
