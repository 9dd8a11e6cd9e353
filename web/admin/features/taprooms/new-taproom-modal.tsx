import { Button, Input, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { SpanList } from '../../components/hours/span-list';
import { TimeZoneSelect } from '../../components/time-zone-select';
import { RestoredNotice } from '../../components/restored-notice';
import { useStateTimeZone } from '../../hooks/use-state-time-zone';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { clearErrorsOf } from '../../lib/form-errors';
import classes from './taprooms.module.css';
import { useNewTaproom } from './use-new-taproom';

type NewTaproomModalProps = { isOpen: boolean; taprooms: readonly StaffTaproom[]; onClose: () => void };

export function NewTaproomModal({ isOpen, taprooms, onClose }: NewTaproomModalProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => void handleClose()}
      title="Add Taproom"
      size={620}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      classNames={{ body: classes.dialogBody }}
    >
      {isOpen && <NewTaproomForm taprooms={taprooms} onCancel={() => void handleClose()} />}
    </Modal>
  );
}

type NewTaproomFormProps = Pick<NewTaproomModalProps, 'taprooms'> & { onCancel: () => void };

function NewTaproomForm({ taprooms, onCancel }: NewTaproomFormProps) {
  const { form, isDirty, isSaving, errorText, onSubmit, restored } = useNewTaproom(taprooms);
  const handleState = useStateTimeZone(form);
  return (
    <form noValidate aria-label="New taproom" onSubmit={onSubmit}>
      <RestoredNotice {...restored} />
      <FormError text={errorText} errors={form.errors} />
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
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Add Taproom">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </form>
  );
}
