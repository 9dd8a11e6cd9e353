import { Input, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { mapWeek } from '@domain/location/constants';
import { messages } from '@domain/shared/messages';
import { taproomInput } from '@domain/taproom/input';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom, WeekHours } from '@domain/taproom/schema';
import { taproomApi } from '../api/taprooms';
import { useRecordForm } from '../hooks/use-record-form';
import { useTaprooms } from '../hooks/use-taprooms';
import { dropImpliedErrors, renamePaths, validateWith } from '../lib/form-errors';
import { findStateTimeZone } from '../lib/time-zones';
import { Fields, type FieldRow } from './fields';
import { WeekEditor } from './hours/week-editor';
import { RecordForm } from './record-form';

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

const toRequestBody = ({ address, phone, email, regular, ...values }: NewTaproomValues) => ({
  ...values,
  contact: { phone, email, address },
  openingHours: { regular },
});

const mapFieldPaths = renamePaths([/^(?:openingHours|contact)\./, '']);

type Row = FieldRow<keyof NewTaproomValues>;

const placeFields: Row[] = [
  {
    name: 'name',
    label: 'Name',
    description: 'Such as its city or its street: Reno, Barrel House',
    required: true,
    maxLength: taproomLimits.name,
    'data-autofocus': true,
  },
  {
    name: 'address',
    label: 'Address',
    placeholder: '12 Main Street, Reno, NV 89501',
    maxLength: taproomLimits.address,
  },
];

const contactFields: Row[] = [
  { name: 'city', label: 'City', required: true, maxLength: taproomLimits.city },
  { name: 'state', label: 'State', required: true, placeholder: 'NV' },
  { name: 'phone', label: 'Phone', type: 'tel', placeholder: '(555) 555-5555' },
  { name: 'email', label: 'Email', type: 'email' },
];

type NewTaproomFormProps = {
  label?: string;
  'aria-labelledby'?: string;
  draftKey: string;
  /** Whether visitors see it at once. */
  isActive: boolean;
  afterCreate: (taproom: StaffTaproom) => Promise<unknown>;
  onSaved: (taproom: StaffTaproom) => void;
  onLeave: (taproom: StaffTaproom) => void;
  onCancel?: () => void;
  /** Replaces the usual buttons. */
  actions?: (state: { isDirty: boolean; isSaving: boolean }) => ReactNode;
};

/** The form of a new taproom, in its dialog and in the setup. It starts in the state of the first taproom. */
export function NewTaproomForm(props: NewTaproomFormProps) {
  const { draftKey, isActive, afterCreate, onSaved, onLeave, actions, ...formProps } = props;
  const [first] = useTaprooms();
  const recordForm = useRecordForm<StaffTaproom, NewTaproomValues>({
    record: null,
    draft: { key: draftKey },
    toFormValues: () => ({
      name: '',
      city: '',
      state: first?.state ?? '',
      address: '',
      phone: '',
      email: '',
      timeZone: first?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      regular: mapWeek(() => [{ opens: '11:00', closes: '20:00' }]),
    }),
    validate: (values) => dropImpliedErrors(mapFieldPaths(validateWith(taproomInput)(toRequestBody(values)))),
    save: async (values) => {
      const taproom = await taproomApi.create({ ...toRequestBody(values), isActive });
      await afterCreate(taproom);
      return taproom;
    },
    onSaved,
    onLeave,
    failureText: 'Failed to add the taproom. Please try again.',
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
  const { form } = recordForm;

  // The time zone follows the state until the user chooses another one.
  const [suggestedTimeZone, setSuggestedTimeZone] = useState(form.getInitialValues().timeZone);
  form.watch('state', ({ value }) => {
    const timeZone = findStateTimeZone(value);
    if (timeZone === undefined || form.getValues().timeZone !== suggestedTimeZone) return;
    setSuggestedTimeZone(timeZone);
    form.setFieldValue('timeZone', timeZone);
  });

  return (
    <RecordForm
      of={recordForm}
      itemName="taproom"
      saveLabel="Add Taproom"
      actions={actions?.(recordForm)}
      {...formProps}
    >
      <Stack gap="md">
        <Fields form={form} fields={placeFields} />
        <Fields form={form} fields={contactFields} cols={{ base: 1, xs: 2 }} />
        <Fields form={form} fields={[{ name: 'timeZone', kind: 'timeZone' }]} />
        <Input.Wrapper label="Opening hours" labelElement="div">
          <WeekEditor form={form} path="regular" />
        </Input.Wrapper>
      </Stack>
    </RecordForm>
  );
}
