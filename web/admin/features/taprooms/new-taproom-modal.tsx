import { Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import { taproomInput } from '@domain/taproom/input';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom, TimeSpan } from '@domain/taproom/schema';
import { mapWeek } from '@domain/location/constants';
import { invalidateTaprooms, taproomMutations } from '../../api/taprooms';
import { SpanList } from '../../components/hours/week-editor';
import { TimeZoneSelect } from '../../components/time-zone-select';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { useStateTimeZone } from '../../hooks/use-state-time-zone';
import { clientErrorMessage } from '../../lib/error-message';
import { clearErrorsOf, dropImpliedErrors, validateWith } from '../../lib/form-errors';
import { editTaproom } from './taproom-row';

import { FormModal, RecordForm } from '../../components/record-form';

// Values of the form for a new taproom; everything else is edited afterwards.

type NewTaproomValues = {
  name: string;
  city: string;
  state: string;
  address: string;
  timeZone: string;
  /** Of every day. */
  spans: TimeSpan[];
};

const initialValues = (timeZone: string, state: string): NewTaproomValues => ({
  name: '',
  city: '',
  state,
  address: '',
  timeZone,
  spans: [{ opens: '11:00', closes: '20:00' }],
});

/** A taproom is hidden until its page is ready. */
const toRequestBody = ({ name, city, state, address, timeZone, spans }: NewTaproomValues) => ({
  name,
  city,
  state,
  timeZone,
  contact: { phone: null, email: null, address },
  openingHours: { regular: mapWeek(() => spans) },
  isActive: false,
});

/** The hours are those of Monday; the other days have the same errors. */
const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => !/^openingHours\.regular\.(?!monday)/.test(path))
      .map(([path, message]) => [
        path.replace(/^openingHours\.regular\.monday/, 'spans').replace(/^contact\./, ''),
        message,
      ]),
  );

const validate = (values: NewTaproomValues) =>
  dropImpliedErrors(mapFieldPaths(validateWith(taproomInput)(toRequestBody(values))));

/** The new taproom opens in Content. */
function useNewTaproom(taprooms: readonly StaffTaproom[]) {
  const queryClient = useQueryClient();
  const create = useMutation(taproomMutations.create);
  const [first] = taprooms;
  const values = initialValues(first?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, first?.state ?? '');

  return useRecordForm<StaffTaproom, NewTaproomValues>({
    record: null,
    draft: { key: 'taproom/new' },
    toFormValues: () => values,
    validate,
    save: async (entered) => {
      const { taproom } = await create.mutateAsync(toRequestBody(entered));
      // Content opens its tab, which must be in the list.
      await invalidateTaprooms(queryClient);
      return taproom;
    },
    fetchLatest: () => Promise.reject(new Error('A new taproom has no other version')),
    onSaved: ({ name }) => void toast.success(`${name} was added. It is hidden until you show it.`),
    onLeave: ({ slug }) => editTaproom(slug),
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to add the taproom. Please try again.'),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
}

type NewTaproomModalProps = { isOpen: boolean; taprooms: readonly StaffTaproom[]; onClose: () => void };

export const NewTaproomModal = ({ isOpen, taprooms, onClose }: NewTaproomModalProps) => (
  <FormModal isOpen={isOpen} isLong onClose={onClose} title="Add Taproom" size={620}>
    {(onCancel) => <NewTaproomForm taprooms={taprooms} onCancel={onCancel} />}
  </FormModal>
);

type NewTaproomFormProps = Pick<NewTaproomModalProps, 'taprooms'> & { onCancel: () => void };

function NewTaproomForm({ taprooms, onCancel }: NewTaproomFormProps) {
  const recordForm = useNewTaproom(taprooms);
  const { form } = recordForm;
  const handleState = useStateTimeZone(form);
  return (
    <RecordForm of={recordForm} label="New taproom" itemName="taproom" saveLabel="Add Taproom" onCancel={onCancel}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          It stays hidden until you show it. Texts, photos and the hours of each day come next.
        </Text>
        <TextInput
          data-autofocus
          label="Name"
          required
          placeholder="e.g., Roseville"
          maxLength={taproomLimits.name}
          {...form.getInputProps('name')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="City" required maxLength={taproomLimits.city} {...form.getInputProps('city')} />
          <TextInput label="State" required placeholder="CA" {...form.getInputProps('state')} onChange={handleState} />
        </SimpleGrid>
        <TextInput label="Address" maxLength={taproomLimits.address} {...form.getInputProps('address')} />
        <TimeZoneSelect {...form.getInputProps('timeZone')} />
        <Input.Wrapper label="Hours of every day" labelElement="div">
          <div role="group" aria-label="Hours of every day">
            <SpanList
              name="Every day"
              path="spans"
              spans={form.values.spans}
              errors={form.errors}
              onChange={(spans) => {
                form.setFieldValue('spans', spans);
                clearErrorsOf(form, ['spans']);
              }}
            />
          </div>
        </Input.Wrapper>
      </Stack>
    </RecordForm>
  );
}
