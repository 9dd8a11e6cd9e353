import { distributorFields, distributorInput, distributorUpdate } from '#domain/distributor/input';
import { pickFields } from '#lib/form-data';
import type { InputRules } from './rules';

export const distributorRules: InputRules = {
  toInput: (data) => pickFields(data, Object.keys(distributorFields)),
  schema: (stored) => (stored ? distributorUpdate : distributorInput),
  toAttributes: (input) => input,
  attributePaths: {},
};
