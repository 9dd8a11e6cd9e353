import { useQuery } from '@tanstack/react-query';
import { inquiryKinds } from '@domain/inquiry/inquiry';
import { inquiryKindLabels } from '@domain/inquiry/label';
import { pacificToday } from '@domain/time/pacific';
import { parsePacificDate } from '@domain/time/pacific-date';
import { addDays } from '@domain/time/plain-date';
import { useState } from 'react';
import { analyticsQueries } from '../../api/analytics';
import { pluralize } from '../../lib/pluralize';
import { ChartPanel, type Series } from './chart-panel';
import { chartColor } from './palette';
import { countByPeriod, periodsFrom } from './series';
import { StackedBars } from './stacked-bars';

const weeks = 12;
const series: Series[] = inquiryKinds.map((kind, index) => ({
  name: kind,
  label: inquiryKindLabels[kind],
  color: chartColor(index),
}));

export function InquiriesChart() {
  const query = useQuery(analyticsQueries.inquiries());
  const [today] = useState(() => pacificToday(new Date()));
  const dates = (query.data ?? []).map(({ createdAt, kind }) => ({ date: parsePacificDate(createdAt) ?? '', kind }));
  const starts = periodsFrom(addDays(today, -7 * (weeks - 1)), weeks, 'week');
  const rows = countByPeriod(dates, starts, 'week', inquiryKinds);
  const total = rows.reduce((sum, row) => sum + inquiryKinds.reduce((all, kind) => all + Number(row[kind]), 0), 0);

  return (
    <ChartPanel
      title="Inquiries by Week"
      summary={`${pluralize(total, 'inquiry', 'inquiries')} in the last ${weeks} weeks, by kind; weeks begin on Monday.`}
      rowHeader="Week of"
      rows={rows}
      series={series}
      query={query}
    >
      <StackedBars rows={rows} series={series} />
    </ChartPanel>
  );
}
