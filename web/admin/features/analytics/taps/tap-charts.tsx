import { endReasonLabels, tapTitle } from '@domain/tap/display';
import type { TapName, TapStatistics } from '@domain/tap/tap-list';
import { formatPeriod } from '@domain/stats/period';
import { minKegMinutes } from '@domain/tap/constants';
import { formatCount } from '../../../lib/format-count';
import { pluralize } from '../../../lib/pluralize';
import { ChartPanel } from '../chart-panel';
import { CountBarChart } from '../count-bar-chart';
import { chartColor } from '../palette';
import type { Series } from '../series';

const maxDrinks = 12;

const kegs = (color: number): Series[] => [{ name: 'kegs', label: 'Kegs', color: chartColor(color) }];
const days: Series[] = [{ name: 'days', label: 'Median days per keg', color: chartColor(1) }];
const turnover: Series[] = [
  { name: 'kegs', label: 'Kegs', color: chartColor(0) },
  { name: 'days', label: 'Median days', color: chartColor(1) },
];
const share: Series[] = [{ name: 'share', label: 'Pouring, % of the time', color: chartColor(2) }];

const formatPercent = (value: number) => `${formatCount(value)}%`;

/** Unique, unlike labels. */
const tapName = (tap: TapName) => (tap.label === null ? tapTitle(tap) : `${tap.number}: ${tap.label}`);

const medianText = (medianDays: number | null) =>
  medianDays === null ? 'No keg has ended yet.' : `The median keg lasted ${pluralize(medianDays, 'day')}.`;

export function TapCharts({ statistics }: { statistics: TapStatistics }) {
  const { taps, drinks, reasons, weeks, medianDays } = statistics;
  const measured = drinks.filter((drink) => drink.medianDays !== null);
  const drinkRows = measured
    .slice(0, maxDrinks)
    .map(({ name, isGuest, medianDays: median }) => ({ label: isGuest ? `${name} (guest)` : name, days: median ?? 0 }))
    .sort((one, other) => other.days - one.days);
  const tapRows = taps.map(({ tap, kegs: count, medianDays: median }) => ({
    label: tapName(tap),
    kegs: count,
    days: median ?? 0,
  }));
  const shareRows = taps.map(({ tap, pouringShare }) => ({
    label: tapName(tap),
    share: Math.round(pouringShare * 100),
  }));
  const weekRows = weeks.map(({ from, kegs: count }) => ({ label: formatPeriod(from, 'week'), kegs: count }));
  const reasonRows = reasons.map(({ reason, kegs: count }) => ({ label: endReasonLabels[reason], kegs: count }));
  const average =
    shareRows.length === 0 ? 0 : Math.round(shareRows.reduce((sum, row) => sum + row.share, 0) / shareRows.length);

  return (
    <>
      <ChartPanel
        order={3}
        title="Kegs per Week"
        summary={`${pluralize(statistics.kegs, 'keg')} in the period. Weeks start on Monday. Kegs of less than ${minKegMinutes} minutes were mistakes and don’t count.`}
        rowHeader="Week of"
        rows={weekRows}
        series={kegs(0)}
      >
        <CountBarChart rows={weekRows} series={kegs(0)} />
      </ChartPanel>
      <ChartPanel
        order={3}
        title="Days per Keg"
        summary={
          measured.length > maxDrinks
            ? `${medianText(medianDays)} The ${maxDrinks} drinks with the most kegs.`
            : medianText(medianDays)
        }
        rowHeader="Drink"
        rows={drinkRows}
        series={days}
      >
        <CountBarChart rows={drinkRows} series={days} orientation="vertical" />
      </ChartPanel>
      <ChartPanel
        order={3}
        title="Turnover per Tap"
        summary={`${pluralize(taps.length, 'tap')}: how many kegs each has poured.`}
        rowHeader="Tap"
        rows={tapRows}
        series={turnover}
      >
        <CountBarChart rows={tapRows} series={kegs(0)} orientation="vertical" />
      </ChartPanel>
      <ChartPanel
        order={3}
        title="Time Pouring"
        summary={`On average, a tap poured ${formatCount(average)}% of the time.`}
        rowHeader="Tap"
        rows={shareRows}
        series={share}
      >
        <CountBarChart rows={shareRows} series={share} orientation="vertical" formatValue={formatPercent} />
      </ChartPanel>
      <ChartPanel
        order={3}
        title="Why Kegs Ended"
        summary="Kicked kegs were empty; rotated ones made room for another drink."
        rowHeader="Reason"
        rows={reasonRows}
        series={kegs(3)}
      >
        <CountBarChart rows={reasonRows} series={kegs(3)} orientation="vertical" />
      </ChartPanel>
    </>
  );
}
