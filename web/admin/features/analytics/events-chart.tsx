import { useQuery } from '@tanstack/react-query';
import { categoryLabels } from '@domain/event/category';
import { eventCategories } from '@domain/event/event';
import { localTimes } from '@domain/event/schedule';
import { pacificToday } from '@domain/time/pacific';
import { useState } from 'react';
import { analyticsQueries } from '../../api/analytics';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel, type Series } from './chart-panel';
import { chartColor } from './palette';
import { addMonths, countByPeriod, periodsFrom, startOfPeriod } from './series';
import { StackedBars } from './stacked-bars';

/** As many months back as ahead. */
const monthsBack = 6;
const months = 12;
const series: Series[] = eventCategories.map((category, index) => ({
  name: category,
  label: categoryLabels[category],
  color: chartColor(index),
}));

export function EventsChart() {
  const query = useQuery(analyticsQueries.events());
  const [today] = useState(() => pacificToday(new Date()));
  const events = (query.data ?? []).filter(({ status }) => status !== 'cancelled');
  const dates = events.map((event) => ({ date: localTimes(event).startDate, kind: event.category }));
  const first = addMonths(startOfPeriod(today, 'month'), 1 - monthsBack);
  const rows = countByPeriod(dates, periodsFrom(first, months, 'month'), 'month', eventCategories);
  const total = rows.reduce((sum, row) => sum + eventCategories.reduce((all, kind) => all + Number(row[kind]), 0), 0);

  return (
    <ChartPanel
      title="Events by Month"
      summary={`${pluralize(total, 'event')} in these ${months} months, by category; cancelled ones are left out.`}
      rowHeader="Month"
      rows={rows}
      series={series}
      query={query}
    >
      <StackedBars rows={rows} series={series} />
    </ChartPanel>
  );
}
