import type { UseFormReturnType } from '@mantine/form';
import { useRef, type ChangeEvent } from 'react';
import { mapWeek } from '@domain/location/constants';
import { messages } from '@domain/shared/messages';
import { taproomInput } from '@domain/taproom/input';
import type { StaffTaproom, WeekHours } from '@domain/taproom/schema';
import { taproomApi } from '../api/taprooms';
import type { FieldRow } from '../components/fields';
import { dropImpliedErrors, renamePaths, validateWith } from '../lib/form-errors';
import { navigate } from '../shell/navigation';
import { saveListFilters } from './use-list-filters';
import { useRecordForm } from './use-record-form';

/** Everything else is edited afterwards. */
type NewTaproomValues = {
  name: string;
  city: string;
  state: string;
  address: string;
  phone: string;
  email: string;
  timeZone: string;
  regular: WeekHours;
};

export type NewTaproomField = FieldRow<keyof NewTaproomValues>;

const toRequestBody = ({ address, phone, email, regular, ...values }: NewTaproomValues) => ({
  ...values,
  contact: { phone, email, address },
  openingHours: { regular },
});

const mapFieldPaths = renamePaths([/^(?:openingHours|contact)\./, '']);

/** Drops the errors of other days if all have the hours of Monday, and so the same errors. */
const withoutOtherDays = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !/^regular\.(?!monday)/.test(path)));

/** The time zone of a US state, as a suggestion: of most of its people where a state has two. */
const statesOf: Record<string, string> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

const zones = new Map(
  Object.entries(statesOf).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/** Finds the zone by the state's abbreviation in any case; undefined for other texts. */
export const findStateTimeZone = (state: string): string | undefined => zones.get(state.trim().toUpperCase());

/**
 * The form of a new taproom, whose time zone follows the state until the user chooses another one. It starts with the
 * browser's time zone, which may not be the taproom's.
 */
function useStateTimeZone(form: UseFormReturnType<NewTaproomValues>): typeof form {
  const suggested = useRef(form.getInitialValues().timeZone);
  const handleState = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    form.getInputProps('state').onChange(value);
    const timeZone = findStateTimeZone(value);
    if (timeZone === undefined || form.getValues().timeZone !== suggested.current) return;
    suggested.current = timeZone;
    form.getInputProps('timeZone').onChange(timeZone);
  };
  const getInputProps: typeof form.getInputProps = (path, options) => ({
    ...form.getInputProps(path, options),
    ...(path === 'state' && { onChange: handleState }),
  });
  return { ...form, getInputProps };
}

type NewTaproomOptions = {
  draftKey: string;
  /** All days are edited as one. */
  hasEqualDays?: boolean;
  /** Whether visitors see it at once. */
  isActive: boolean;
  /** The values of the brewery's first taproom, if there is one. */
  place?: Pick<StaffTaproom, 'state' | 'timeZone'> | undefined;
  afterCreate: (taproom: StaffTaproom) => Promise<unknown>;
  onSaved: (taproom: StaffTaproom) => void;
  onLeave: (taproom: StaffTaproom) => void;
};

/** The form of a new taproom, in its dialog and in the setup. */
export function useNewTaproom(options: NewTaproomOptions) {
  const { draftKey, hasEqualDays, isActive, place, afterCreate, onSaved, onLeave } = options;
  const mapPaths = hasEqualDays
    ? (errors: Record<string, string>) => withoutOtherDays(mapFieldPaths(errors))
    : mapFieldPaths;
  const { state = '', timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = place ?? {};
  const recordForm = useRecordForm<StaffTaproom, NewTaproomValues>({
    record: null,
    draft: { key: draftKey },
    toFormValues: () => ({
      name: '',
      city: '',
      state,
      address: '',
      phone: '',
      email: '',
      timeZone,
      regular: mapWeek(() => [{ opens: '11:00', closes: '20:00' }]),
    }),
    validate: (values) => dropImpliedErrors(mapPaths(validateWith(taproomInput)(toRequestBody(values)))),
    save: async (values) => {
      const taproom = await taproomApi.create({ ...toRequestBody(values), isActive });
      await afterCreate(taproom);
      return taproom;
    },
    onSaved,
    onLeave,
    failureText: 'Failed to add the taproom. Please try again.',
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
    mapFieldPaths: mapPaths,
  });
  return { ...recordForm, form: useStateTimeZone(recordForm.form) };
}

/** Opens the taproom's tab of Content. */
export function editTaproom(slug: string, options?: { skipConfirmation: boolean }) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' }, options);
}
