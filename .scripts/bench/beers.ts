/** Fills the catalog through the staff's CSV import. */
import type { AppUnderTest } from './app-under-test.ts';

const header =
  'Name,Style,Description,ABV,IBU,Original Gravity,Color,Hops,Malts,Sizes,Tags,Is Available,Is Active,Is Featured,Brewing Notes,Food Pairings,Serving Temperature,Retail Price,Wholesale Price';
const styles = ['IPA', 'Stout', 'Pilsner', 'Saison', 'Porter', 'Pale Ale', 'Hefeweizen'];

const row = (name: string, index: number) =>
  [
    ...[name, styles[index % styles.length], '"Bright and round, with pine, grapefruit and a dry, bready finish."'],
    ...[4 + (index % 60) / 10, 10 + (index % 90), '1.056', 'Gold', '"Cascade, Citra, Mosaic"', '"Pale, Munich"'],
    ...['"12oz, 16oz"', '"hoppy, dry"', 'true', 'true', 'false', 'Dry-hopped twice.', 'Grilled fish and cheese'],
    ...['45F', 12.5, 8],
  ].join(',');

/** Resolves with the duration in milliseconds. */
export async function importBeers(app: AppUnderTest, prefix: string, count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, index) => row(`${prefix} ${index + 1}`, index));
  const body = new FormData();
  body.append('csvFile', new Blob([[header, ...rows].join('\n')], { type: 'text/csv' }), 'beers.csv');
  const headers = await app.staffHeaders();
  const startedAt = performance.now();
  const response = await fetch(`${app.siteUrl}/api/beers/admin/import/csv`, { method: 'POST', headers, body });
  const text = await response.text();
  if (!text.includes(`"success":${count}`))
    throw new Error(`The import returned ${response.status}: ${text.slice(0, 300)}`);
  return performance.now() - startedAt;
}

export async function ensureBeerCount(app: AppUnderTest, count: number) {
  const response = await fetch(`${app.siteUrl}/api/beers?limit=1`);
  const { pagination } = (await response.json()) as { pagination: { total: number } };
  if (pagination.total < count) await importBeers(app, 'Measured Ale', count - pagination.total);
}
