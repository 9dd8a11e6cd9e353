/** Lighthouse on a phone: bytes before scrolling, web vitals and scores. */
import type { AppUnderTest } from './app-under-test.ts';
import { warmUpPages } from './load.ts';
import { atLeast, atMost, type Metric, type Budget, median } from './metric.ts';
import { installLighthouse, type Report, visitWithLighthouse } from './lighthouse.ts';

const valueOf = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? NaN;
const blockingTime = valueOf('total-blocking-time');
const scoreOf = (category: string) => (report: Report) => Math.round((report.categories[category]?.score ?? 0) * 100);
const networkRequests = (report: Report) => report.audits['network-requests']?.details?.items ?? [];
const kilobytes = (report: Report) =>
  networkRequests(report).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;

function bytesByKind([report]: Report[]): string {
  const kinds = new Map<string, number>();
  for (const { resourceType = 'Other', transferSize = 0 } of report ? networkRequests(report) : []) {
    kinds.set(resourceType, (kinds.get(resourceType) ?? 0) + transferSize / 1024);
  }
  const sorted = [...kinds].filter(([, size]) => size >= 0.5).toSorted(([, a], [, b]) => b - a);
  return sorted.map(([kind, size]) => `${kind.toLowerCase()} ${size.toFixed(0)}`).join(', ');
}

/** The audits that keep a category below 100. */
const failedAudits = ([report]: Report[], category: string) =>
  (report?.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(', ');

type Measure = {
  name: string;
  unit: string;
  of: (report: Report) => number;
  budget: (value: number) => Budget;
  note?: (reports: Report[]) => string;
};

const score = (name: string, category: string, least: number): Measure => ({
  name,
  unit: '',
  of: scoreOf(category),
  budget: (value) => atLeast(least, value),
  note: (reports) => failedAudits(reports, category),
});

const measures: Measure[] = [
  { name: 'sent', unit: 'KB', of: kilobytes, budget: (value) => atMost(300, value, 'KB'), note: bytesByKind },
  {
    name: 'LCP',
    unit: 's',
    of: (r) => valueOf('largest-contentful-paint')(r) / 1000,
    budget: (v) => atMost(1.5, v, 's'),
  },
  { name: 'CLS', unit: '', of: valueOf('cumulative-layout-shift'), budget: (value) => atMost(0.02, value) },
  {
    name: 'TBT',
    unit: 'ms',
    of: blockingTime,
    budget: (value) => atMost(100, value, 'ms'),
    note: (reports) => `visits: ${reports.map((report) => blockingTime(report).toFixed(0)).join(', ')}`,
  },
  score('performance', 'performance', 95),
  score('accessibility', 'accessibility', 100),
  score('best practices', 'best-practices', 100),
  score('SEO', 'seo', 100),
];

/** Total blocking time varies the most between visits. */
const rounds = 5;

export async function measureLighthouseMobile(
  { siteUrl }: AppUnderTest,
  { quick }: { quick: boolean },
): Promise<Metric[]> {
  await installLighthouse();
  const { beers } = (await (await fetch(`${siteUrl}/api/beers/featured`)).json()) as { beers: { slug: string }[] };
  const pages = ['/', '/beers', `/beers/${beers[0]?.slug ?? ''}`];
  // The first visit creates the images of a page; it is not measured.
  if (!quick) for (const page of pages) await visitWithLighthouse(siteUrl + page);
  await warmUpPages(siteUrl, pages);
  const visits = pages.map((): Report[] => []);
  // Alternating: a slow phase of the machine then affects every page.
  for (let round = 0; round < (quick ? 1 : rounds); round += 1) {
    for (const [index, page] of pages.entries()) visits[index]?.push(await visitWithLighthouse(siteUrl + page));
  }
  return pages.flatMap((page, index) => toMetrics(page, visits[index] ?? []));
}

function toMetrics(page: string, reports: Report[]): Metric[] {
  const [first] = reports;
  if (!first) throw new Error('No visits');
  const group = `On a phone: ${page} (${networkRequests(first).length} requests)`;
  return measures.map(({ name, unit, of, budget, note }) => {
    const value = median(reports.map(of));
    return { group, name, value, unit, note: note?.(reports), budget: budget(value) };
  });
}
