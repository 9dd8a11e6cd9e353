import type { AnalyticsStats } from '@domain/stats/analytics-stats';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel } from './chart-panel';
import { CountBarChart } from './count-bar-chart';
import { chartColor } from './palette';
import type { Series } from './series';

const styleSeries: Series[] = [{ name: 'count', label: 'Beers', color: chartColor(0) }];
const availabilitySeries: Series[] = [{ name: 'count', label: 'Beers', color: chartColor(2) }];

export function CatalogCharts({ stats }: { stats: AnalyticsStats }) {
  const { totalBeers, availableBeers, beersByStyle, beersByAvailability } = stats;
  return (
    <>
      <ChartPanel
        title="Catalog by Style"
        summary={`${pluralize(totalBeers, 'beer')} in the catalog.`}
        rowHeader="Style"
        rows={beersByStyle}
        series={styleSeries}
      >
        <CountBarChart rows={beersByStyle} series={styleSeries} orientation="vertical" />
      </ChartPanel>
      <ChartPanel
        title="Catalog by Availability"
        summary={`${pluralize(availableBeers, 'beer')} available now.`}
        rowHeader="Availability"
        rows={beersByAvailability}
        series={availabilitySeries}
      >
        <CountBarChart rows={beersByAvailability} series={availabilitySeries} orientation="vertical" />
      </ChartPanel>
    </>
  );
}
