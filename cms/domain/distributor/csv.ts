/** Distributors as CSV: the columns of export and import. */
import { parseBoolean } from '../shared/csv-cell';
import { csvRow, withoutBlank, type CsvColumn, type CsvDefinition } from '../shared/csv-import';
import { foldText } from '../shared/fold-text';
import { safeParseBody } from '../shared/parse-input';
import { sanitizeLine } from '../shared/sanitize-text';
import { toSortKey } from '../shared/sort-key';
import { distributorInput, distributorUpdate, type DistributorInput, type DistributorUpdate } from './input';
import { findKind, kindLabels } from './kind';
import type { Distributor } from './schema';

type Column = CsvColumn<Distributor>;

const text = (name: string, key: 'name' | 'address' | 'phone' | 'country' | 'region'): Column => ({
  name,
  format: (distributor) => distributor[key] ?? '',
  parse: (cell) => ({ [key]: cell }),
});

const coordinate = (name: string, key: 'lat' | 'lng'): Column => ({
  name,
  format: ({ coordinates }) => String(coordinates[key]),
  parse: (cell) => ({ [key]: cell.trim().replace('−', '-') }),
});

const columns: Column[] = [
  text('Name', 'name'),
  {
    name: 'Kind',
    format: ({ kind }) => kindLabels[kind].one,
    // A blank one is the default; an unknown one is an error.
    parse: (cell) => ({ kind: findKind(cell) ?? cell.trim() }),
  },
  text('Address', 'address'),
  text('Phone', 'phone'),
  text('Country', 'country'),
  text('State', 'region'),
  coordinate('Latitude', 'lat'),
  coordinate('Longitude', 'lng'),
];

export const distributorCsvHeader = columns.map(({ name }) => name);
export const distributorCsvRow = csvRow(columns);

/** The coordinates are those of the ZIP code or city: they replace no pin that staff have placed. */
const located: Column = {
  name: 'Located',
  format: () => '',
  parse: (cell) => ({ isLocated: parseBoolean(cell) === true }),
};

type Body = Record<string, unknown>;

const toBody = ({ lat = '', lng = '', ...body }: Body): Body => ({
  ...withoutBlank(body),
  ...(lat !== '' || lng !== '' ? { coordinates: { lat, lng } } : {}),
});

const toChanges = ({ name: _name, address: _address, coordinates, isLocated, ...body }: Body): Body => ({
  ...body,
  ...(coordinates !== undefined && isLocated !== true ? { coordinates } : {}),
});

const nameOf = (body: Body) => sanitizeLine(String(body['name'] ?? ''));

const toAddressKey = (address: string) =>
  foldText(address)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shops of one chain have one name: the address tells them apart. The first part is the name's sort key. */
export const toDistributorKey = (name: string, address: string) => `${toSortKey(name)}\n${toAddressKey(address)}`;

export const distributorCsv: CsvDefinition<Distributor, DistributorInput, DistributorUpdate> = {
  columns: [...columns, located],
  required: 'Name',
  toBody,
  nameOf,
  keyOf: (body) => (nameOf(body) ? toDistributorKey(nameOf(body), String(body['address'] ?? '')) : ''),
  parseInput: (body) => safeParseBody(distributorInput, { kind: 'shop', ...body }),
  parseChanges: (body, stored) => safeParseBody(distributorUpdate(stored), toChanges(body)),
  merge: (distributor, changes) => ({ ...distributor, ...withoutBlank(changes) }),
  describe: ({ address }) => ({ detail: address, warning: null }),
};
