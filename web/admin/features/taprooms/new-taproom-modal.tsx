import { Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/schema';
import { mapWeek } from '@domain/location/constants';
import { invalidateTaprooms } from '../../api/taprooms';
import { SpanList } from '../../components/hours/week-editor';
import { TimeZoneSelect } from '../../components/time-zone-select';
import { toast } from '../../components/toast';
import { useStateTimeZone } from '../../hooks/use-state-time-zone';
import { clearErrorsOf } from '../../lib/form-errors';
import { editTaproom } from './taproom-row';

import { FormModal, RecordForm } from '../../components/record-form';
import { useNewTaproom } from '../../hooks/use-new-taproom';

type NewTaproomModalProps = { isOpen: boolean; taprooms: readonly StaffTaproom[]; onClose: () => void };

export const NewTaproomModal = ({ isOpen, taprooms, onClose }: NewTaproomModalProps) => (
  <FormModal isOpen={isOpen} isLong onClose={onClose} title="Add Taproom" size={620}>
    {(onCancel) => <NewTaproomForm taprooms={taprooms} onCancel={onCancel} />}
  </FormModal>
);

type NewTaproomFormProps = Pick<NewTaproomModalProps, 'taprooms'> & { onCancel: () => void };

function NewTaproomForm({ taprooms, onCancel }: NewTaproomFormProps) {
  const queryClient = useQueryClient();
  const recordForm = useNewTaproom({
    draftKey: 'taproom/new',
    hasEqualDays: true,
    // Until its page is ready.
    isActive: false,
    place: taprooms[0],
    // Content opens its tab, which must be in the list.
    afterCreate: () => invalidateTaprooms(queryClient),
    onSaved: ({ name }) => void toast.success(`${name} was added. It is hidden until you show it.`),
    onLeave: ({ slug }) => editTaproom(slug),
  });
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
              path="regular.monday"
              spans={form.values.regular.monday}
              errors={form.errors}
              onChange={(spans) => {
                form.setFieldValue(
                  'regular',
                  mapWeek(() => spans),
                );
                clearErrorsOf(form, ['regular']);
              }}
            />
          </div>
        </Input.Wrapper>
      </Stack>
    </RecordForm>
  );
}
