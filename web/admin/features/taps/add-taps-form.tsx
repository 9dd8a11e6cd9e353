import { Button, Group, NumberInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tapLimits } from '@domain/tap/constants';
import { tapInput } from '@domain/tap/input';
import type { StaffTap } from '@domain/tap/tap-list';
import { Plus } from 'lucide-react';
import { addTaps, applyTapList } from '../../api/taps';
import { toast } from '../../components/toast';
import { clientErrorMessage } from '../../lib/error-message';
import { focusFirstError, showServerErrors, validateWith } from '../../lib/form-errors';
import { pluralize } from '../../lib/pluralize';

const firstCount = 12;

type AddTapsFormProps = { taproom: string; taps: readonly StaffTap[] };

/** Adds taps with consecutive numbers, all or none. */
export function AddTapsForm({ taproom, taps }: AddTapsFormProps) {
  const queryClient = useQueryClient();
  const nextNumber = Math.max(0, ...taps.map(({ number }) => number)) + 1;
  const form = useForm<{ count: number | string }>({
    initialValues: { count: taps.length === 0 ? firstCount : 1 },
    validate: ({ count }) =>
      count === ''
        ? { count: `Number of taps must be a whole number from 1 to ${tapLimits.addAtOnce}` }
        : validateWith(tapInput)({ number: nextNumber, count }),
  });
  const add = useMutation({
    mutationFn: (count: number) => addTaps(taproom, { number: nextNumber, count }),
    onSuccess: ({ tapList }, count) => {
      form.setValues({ count: 1 });
      toast.success(`${pluralize(count, 'tap')} added`);
      void applyTapList(queryClient, tapList);
    },
    onError: (error) => {
      if (!showServerErrors(form, error))
        toast.error(clientErrorMessage(error, 'Failed to add the taps. Please try again.'));
      void queryClient.invalidateQueries({ queryKey: ['taps', taproom] });
    },
  });
  const submit = form.onSubmit(
    ({ count }) => {
      if (!add.isPending) add.mutate(Number(count));
    },
    (errors) => focusFirstError(form, errors),
  );

  return (
    <form noValidate aria-label="Add taps" onSubmit={submit}>
      <Group gap="sm" align="flex-start">
        <NumberInput
          label="Number of taps"
          w={150}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          min={1}
          max={tapLimits.addAtOnce}
          {...form.getInputProps('count')}
        />
        <Button type="submit" mt={25} leftSection={<Plus size={16} aria-hidden />} aria-disabled={add.isPending}>
          {add.isPending ? 'Adding...' : addLabel(Number(form.values.count))}
        </Button>
      </Group>
    </form>
  );
}

const addLabel = (count: number) => (count > 0 ? `Add ${pluralize(count, 'Tap')}` : 'Add Taps');
