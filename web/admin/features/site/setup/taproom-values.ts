/** The first taproom, as the setup asks for it. */
import { taproomInput } from '@domain/taproom/input';
import type { WeekHours } from '@domain/taproom/taproom';
import { mapWeek } from '@domain/taproom/week-hours';
import { dropImpliedErrors, validateWith } from '../../../lib/form-errors';

export type FirstTaproomValues = {
  name: string;
  city: string;
  state: string;
  address: string;
  phone: string;
  email: string;
  timeZone: string;
  regular: WeekHours;
};

export const initialValues = (timeZone: string): FirstTaproomValues => ({
  name: '',
  city: '',
  state: '',
  address: '',
  phone: '',
  email: '',
  timeZone,
  regular: mapWeek(() => [{ opens: '11:00', closes: '20:00' }]),
});

export const toRequestBody = ({ address, phone, email, regular, ...values }: FirstTaproomValues) => ({
  ...values,
  contact: { phone, email, address },
  openingHours: { regular },
  isActive: true,
});

export const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^(?:openingHours|contact)\./, ''), message]),
  );

export const validate = (values: FirstTaproomValues) =>
  dropImpliedErrors(mapFieldPaths(validateWith(taproomInput)(toRequestBody(values))));
