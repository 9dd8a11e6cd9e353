/** The site on a phone: what is sent before anybody scrolls, and how it feels. */
import type { Brewery } from './brewery.ts';
import { atLeast, atMost, type Figure, type Goal, median } from './figure.ts';
import { installLighthouse, type Report, visitWithLighthouse } from './lighthouse.ts';

const valueOf = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? NaN;
const blockingTime = valueOf('total-blocking-time');
const scoreOf = (category: string) => (report: Report) => Math.round((report.categories[category]?.score ?? 0) * 100);
const sentOf = (report: Report) => report.audits['network-requests']?.details?.items ?? [];
const kilobytes = (report: Report) =>
  sentOf(report).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;

function bytesByKind([report]: Report[]): string {
  const kinds = new Map<string, number>();
  for (const { resourceType = 'Other', transferSize = 0 } of report ? sentOf(report) : []) {
    kinds.set(resourceType, (kinds.get(resourceType) ?? 0) + transferSize / 1024);
  }
  const sorted = [...kinds].filter(([, size]) => size >= 0.5).toSorted(([, a], [, b]) => b - a);
  return sorted.map(([kind, size]) => `${kind.toLowerCase()} ${size.toFixed(0)}`).join(', ');
}

/** What keeps a category from its hundred. */
const complaints = ([report]: Report[], category: string) =>
  (report?.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(', ');

type Measure = {
  name: string;
  unit: string;
  of: (report: Report) => number;
  goal: (value: number) => Goal;
  note?: (reports: Report[]) => string;
};

const score = (name: string, category: string, least: number): Measure => ({
  ...{ name, unit: '', of: scoreOf(category), goal: (value) => atLeast(least, value) },
  note: (reports) => complaints(reports, category),
});

const measures: Measure[] = [
  { name: 'sent', unit: 'KB', of: kilobytes, goal: (value) => atMost(350, value, 'KB'), note: bytesByKind },
  {
    name: 'LCP',
    unit: 's',
    of: (r) => valueOf('largest-contentful-paint')(r) / 1000,
    goal: (v) => atMost(1.8, v, 's'),
  },
  { name: 'CLS', unit: '', of: valueOf('cumulative-layout-shift'), goal: (value) => atMost(0.02, value) },
  {
    name: 'TBT',
    unit: 'ms',
    of: blockingTime,
    goal: (value) => atMost(100, value, 'ms'),
    note: (reports) => `visits: ${reports.map((report) => blockingTime(report).toFixed(0)).join(', ')}`,
  },
  score('performance', 'performance', 95),
  score('accessibility', 'accessibility', 100),
  score('best practices', 'best-practices', 100),
  score('SEO', 'seo', 100),
];

/** Blocking time differs more from visit to visit than anything else here. */
const rounds = 5;

export async function measurePhone({ siteUrl }: Brewery, { quick }: { quick: boolean }): Promise<Figure[]> {
  await installLighthouse();
  const { beers } = (await (await fetch(`${siteUrl}/api/beers/featured`)).json()) as { beers: { slug: string }[] };
  const pages = ['/', '/beers', `/beers/${beers[0]?.slug ?? ''}`];
  // The pictures of a page are made when they are first asked for: that visit does not count.
  if (!quick) for (const page of pages) await visitWithLighthouse(siteUrl + page);
  const visits = pages.map((): Report[] => []);
  // In turn: a machine is slow for minutes at a time, and none of the pages shall bear that alone.
  for (let round = 0; round < (quick ? 1 : rounds); round += 1) {
    for (const [index, page] of pages.entries()) visits[index]?.push(await visitWithLighthouse(siteUrl + page));
  }
  return pages.flatMap((page, index) => figuresOf(page, visits[index] ?? []));
}

function figuresOf(page: string, reports: Report[]): Figure[] {
  const [first] = reports;
  if (!first) throw new Error('No visit');
  const group = `On a phone: ${page} (${sentOf(first).length} requests)`;
  return measures.map(({ name, unit, of, goal, note }) => {
    const value = median(reports.map(of));
    return { group, name, value, unit, note: note?.(reports), goal: goal(value) };
  });
}
