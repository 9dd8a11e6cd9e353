/** Values of the form for a new taproom; everything else is edited afterwards. */
import { taproomInput } from '@domain/taproom/input';
import type { TimeSpan } from '@domain/taproom/taproom';
import { mapWeek } from '@domain/taproom/week-hours';
import { dropImpliedErrors, validateWith } from '../../lib/form-errors';

export type NewTaproomValues = {
  name: string;
  city: string;
  state: string;
  address: string;
  timeZone: string;
  /** Of every day. */
  spans: TimeSpan[];
};

export const initialValues = (timeZone: string, state: string): NewTaproomValues => ({
  name: '',
  city: '',
  state,
  address: '',
  timeZone,
  spans: [{ opens: '11:00', closes: '20:00' }],
});

/** A taproom is hidden until its page is ready. */
export const toRequestBody = ({ name, city, state, address, timeZone, spans }: NewTaproomValues) => ({
  name,
  city,
  state,
  timeZone,
  contact: { phone: null, email: null, address },
  openingHours: { regular: mapWeek(() => spans) },
  isActive: false,
});

/** The hours are those of Monday; the other days have the same errors. */
export const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => !/^openingHours\.regular\.(?!monday)/.test(path))
      .map(([path, message]) => [
        path.replace(/^openingHours\.regular\.monday/, 'spans').replace(/^contact\./, ''),
        message,
      ]),
  );

export const validate = (values: NewTaproomValues) =>
  dropImpliedErrors(mapFieldPaths(validateWith(taproomInput)(toRequestBody(values))));
