/** Distributors as CSV: the columns of export and import. */
import { escapeFormula } from '../shared/csv-cell';
import type { Distributor } from './schema';
import { kindLabels } from './kind';

export const distributorCsvHeader = [
  'Name',
  'Kind',
  'Address',
  'Phone',
  'Country',
  'State',
  'Latitude',
  'Longitude',
] as const;

export const distributorCsvRow = ({ name, kind, address, phone, country, region, coordinates }: Distributor) =>
  [
    name,
    kindLabels[kind].one,
    address,
    phone ?? '',
    country,
    region ?? '',
    String(coordinates.lat),
    String(coordinates.lng),
  ].map(escapeFormula);
