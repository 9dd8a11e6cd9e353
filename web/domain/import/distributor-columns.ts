/** Which columns of a table are which of a distributor's, and where the distributors are. */
import { distributorCsvHeader } from '@domain/distributor/csv';
import { homeCountry, normalizeCountry } from '@domain/distributor/country';
import { locateAddress } from '../place/locate-address';
import { loadPlaces } from '../place/place-data';
import { cellOf, toCsv, type ImportColumn, type MappedTable } from './columns';

/** City and ZIP code are part of our address. */
export const distributorColumns: ImportColumn[] = [
  {
    name: 'Name',
    aliases:
      'business, business name, account, account name, store, store name, retailer, location name, company, customer',
  },
  { name: 'Kind', aliases: 'type, category, account type, premise, premise type, class' },
  { name: 'Address', aliases: 'street, street address, address 1, address line 1, full address, location' },
  { name: 'City', aliases: 'town, city name' },
  { name: 'State', aliases: 'st, region, province, state code' },
  { name: 'ZIP code', aliases: 'zip, postal code, postcode, post code, zip postal' },
  { name: 'Country', aliases: 'country code, nation' },
  { name: 'Phone', aliases: 'phone number, telephone, tel, main phone' },
  { name: 'Latitude', aliases: 'lat' },
  { name: 'Longitude', aliases: 'lng, lon, long' },
];

/** Excel drops the first zero of `02134`. */
const toZip = (text: string) => (/^\d{4}$/.test(text) ? `0${text}` : text);

const toAddress = (street: string, city: string, state: string, zip: string) => {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, city || zip ? place : ''].filter(Boolean).join(', ');
};

/** The place is looked up where the table has no coordinates; without a place, the import reports the row. */
async function toCells(cell: (column: string) => string, load: typeof loadPlaces): Promise<string[]> {
  const state = cell('State');
  const address = toAddress(cell('Address'), cell('City'), state, toZip(cell('ZIP code')));
  const country = normalizeCountry(cell('Country') || homeCountry);
  const own = [cell('Latitude'), cell('Longitude')];
  const located = own.some(Boolean) || !address ? null : await locateAddress({ address, country, region: state }, load);
  const coordinates = located ? [located.coordinates.lat, located.coordinates.lng].map(String) : own;
  return [
    cell('Name'),
    cell('Kind'),
    address,
    cell('Phone'),
    cell('Country'),
    state || (located?.region ?? ''),
    ...coordinates,
    located ? 'Yes' : '',
  ];
}

export async function toDistributorCsv({ table, mapping }: MappedTable, load = loadPlaces): Promise<string> {
  const cells: string[][] = [];
  for (const row of table.rows)
    cells.push(row.some((text) => text.trim()) ? await toCells((column) => cellOf(mapping, row, column), load) : []);
  return toCsv(table, [...distributorCsvHeader, 'Located'], cells);
}
