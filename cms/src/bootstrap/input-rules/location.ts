import { locationUpdate } from '#domain/location/input';
import { pickFields } from '#lib/form-data';
import type { InputRules } from './rules';

export const locationRules: InputRules = {
  toInput: (data) => pickFields(data, ['hours', 'contact']),
  schema: () => locationUpdate,
  // Components keep the ids of the form.
  toAttributes: () => ({}),
  attributePaths: {},
};
