/** Beers by the hundred, through the CSV import that the staff use. */
import type { Brewery } from './brewery.ts';

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

export async function importBeers(brewery: Brewery, prefix: string, count: number): Promise<number> {
  const rows = Array.from({ length: count }, (_, index) => row(`${prefix} ${index + 1}`, index));
  const body = new FormData();
  body.append('csvFile', new Blob([[header, ...rows].join('\n')], { type: 'text/csv' }), 'beers.csv');
  const headers = await brewery.signIn();
  const began = performance.now();
  const answer = await fetch(`${brewery.siteUrl}/api/beers/admin/import/csv`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!text.includes(`"success":${count}`)) throw new Error(`The import says ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - began;
}

export async function fillUpTo(brewery: Brewery, wanted: number) {
  const answer = await fetch(`${brewery.siteUrl}/api/beers?limit=1`);
  const { pagination } = (await answer.json()) as { pagination: { total: number } };
  if (pagination.total < wanted) await importBeers(brewery, 'Measured Ale', wanted - pagination.total);
}
