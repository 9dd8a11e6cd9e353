/** Request bodies of the calls about distributors, and the staff form. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import { coordinateField, choiceField, optionalText, requiredText, requestBody } from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { pageParams, queryChoice, queryText } from '../shared/query-fields';
import { normalizePhone } from '../shared/phone-number';
import { findCountryProblem, homeCountry, normalizeCountry } from './country';
import { defaultKind, distributorKinds } from './kind';
import type { Distributor } from './schema';
import { findStateCode, getStateName } from './us-states';

const noPlace = 'Enter an address with a ZIP code or city, or place the pin on the map';

export const distributorFields = {
  name: requiredText({ label: 'Name', max: 120, required: 'Please enter a name' }),
  kind: choiceField({ values: distributorKinds, default: defaultKind, message: 'Please choose a valid kind' }),
  address: requiredText({ label: 'Address', max: 300, required: 'Please enter an address' }),
  phone: optionalText({ label: 'Phone', max: 40 }).transform((text) => text && normalizePhone(text)),
  country: requiredText({ label: 'Country', max: 60, required: 'Please enter a country' }).overwrite(normalizeCountry),
  region: optionalText({ label: 'State', max: 60 }),
  coordinates: z.object({ lat: coordinateField('lat'), lng: coordinateField('lng') }, { error: noPlace }),
};

type Located = Pick<Distributor, 'country' | 'region' | 'coordinates'>;

/** Rules for several fields. `stored` has the values of absent ones. */
const withPlaceRules = <Output extends Partial<Located>>(
  schema: z.ZodType<Output>,
  stored: Located | null,
): z.ZodType<Output> =>
  schema.transform((input, context): Output => {
    const { country, coordinates, region } = { ...stored, ...input };
    const isMoved = input.country !== undefined || input.coordinates !== undefined;
    const problem = isMoved && country && coordinates ? findCountryProblem(coordinates, country) : null;
    if (problem) context.addIssue({ code: 'custom', path: ['coordinates'], message: problem });
    if (country !== homeCountry || !region) return input;
    const state = getStateName(findStateCode(region) ?? '');
    if (state) return { ...input, region: state };
    if (input.region) context.addIssue({ code: 'custom', path: ['region'], message: 'Please choose a US state' });
    return input;
  });

const optionalKind = { kind: distributorFields.kind.optional() };

/** `POST /api/distributors` */
export const distributorInput = withPlaceRules(
  requestBody({ ...distributorFields, ...optionalKind, country: distributorFields.country.default(homeCountry) }),
  null,
);
export type DistributorInput = z.output<typeof distributorInput>;

/** `PUT /api/distributors/{id}` */
export const distributorUpdate = (stored: Located | null = null) =>
  withPlaceRules(requestBody({ ...distributorFields, updatedAt: versionField }).partial(), stored);
export type DistributorUpdate = z.output<ReturnType<typeof distributorUpdate>>;

const filters = {
  /** Searches name, address, country, state and phone. */
  search: queryText('search'),
  kind: queryChoice(distributorKinds, 'Please choose a valid kind'),
};

export const distributorListQuery = z.object({ ...pageParams(100), ...filters });
export type DistributorListQuery = z.output<typeof distributorListQuery>;

export const distributorCsvQuery = z.object(filters);
export type DistributorCsvQuery = z.output<typeof distributorCsvQuery>;
