import { Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Board } from '@domain/board/schema';
import { screenLimits } from '@domain/screen/constants';
import { pairInput, screenUpdate } from '@domain/screen/input';
import type { Screen } from '@domain/screen/schema';
import type * as z from 'zod';
import { invalidateScreens, pairScreen, updateScreen } from '../../api/screens';
import { FormError } from '../../components/form-parts';
import { toast } from '../../components/toast';
import { clientErrorMessage, hasFieldErrors } from '../../lib/error-message';
import { focusFirstError, showServerErrors, validateWith } from '../../lib/form-errors';
import classes from './screens.module.css';
import { DialogButtons } from '../../components/record-form';

/** A screen to rename, or a new one to pair; null while the dialog is closed. */
export type ScreenTarget = Screen | 'new' | null;

type ScreenDialogProps = { target: ScreenTarget; boards: readonly Board[]; onClose: () => void };

export function ScreenDialog({ target, boards, onClose }: ScreenDialogProps) {
  const isNew = target === 'new';
  return (
    <Modal
      opened={target !== null}
      onClose={onClose}
      title={isNew ? 'Pair a Screen' : 'Rename Screen'}
      closeOnClickOutside={false}
    >
      {isNew && <PairForm boards={boards} onClose={onClose} />}
      {target && !isNew && <RenameForm screen={target} onClose={onClose} />}
    </Modal>
  );
}

type FormOptions<Values> = {
  initialValues: Values;
  schema: z.ZodType;
  save: (values: Values) => Promise<{ screen: Screen }>;
  successText: (screen: Screen) => string;
  failureText: string;
  onClose: () => void;
};

function useScreenForm<Values extends Record<string, string>>(options: FormOptions<Values>) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ initialValues: options.initialValues, validate: validateWith(options.schema) });
  const save = useMutation({
    mutationFn: options.save,
    onSuccess: ({ screen }) => {
      toast.success(options.successText(screen));
      options.onClose();
    },
    onError: (error) => void showServerErrors(form, error),
    onSettled: () => invalidateScreens(queryClient),
  });
  return {
    form,
    isSaving: save.isPending,
    errorText: save.error && !hasFieldErrors(save.error) ? clientErrorMessage(save.error, options.failureText) : null,
    onSubmit: form.onSubmit(
      (values) => {
        if (!save.isPending) save.mutate(values);
      },
      (errors) => focusFirstError(form, errors),
    ),
  };
}

function PairForm({ boards, onClose }: Omit<ScreenDialogProps, 'target'>) {
  const { form, isSaving, errorText, onSubmit } = useScreenForm({
    initialValues: { code: '', name: '', board: boards[0]?._id ?? '' },
    schema: pairInput,
    save: pairScreen,
    successText: ({ name }) => `${name} is paired and shows its board`,
    failureText: 'Failed to pair the screen. Please try again.',
    onClose,
  });
  return (
    <form noValidate aria-label="Pair a screen" onSubmit={onSubmit}>
      <FormError text={errorText} errors={form.errors} />
      <Stack gap="md">
        <Text size="sm">
          Open <b>{window.location.host}/screen</b> in the browser of the TV. It shows a code of six digits.
        </Text>
        <TextInput
          data-autofocus
          label="Code"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          placeholder="123 456"
          className={classes.code}
          {...form.getInputProps('code')}
        />
        <TextInput
          label="Name"
          required
          placeholder="e.g., Behind the bar, left"
          maxLength={screenLimits.name}
          {...form.getInputProps('name')}
        />
        <Select
          label="Board"
          required
          data={boards.map(({ _id, name }) => ({ value: _id, label: name }))}
          {...form.getInputProps('board')}
        />
      </Stack>
      <DialogButtons label={isSaving ? 'Saving...' : 'Pair Screen'} isBusy={isSaving} onCancel={onClose} />
    </form>
  );
}

function RenameForm({ screen, onClose }: { screen: Screen; onClose: () => void }) {
  const { form, isSaving, errorText, onSubmit } = useScreenForm({
    initialValues: { name: screen.name },
    schema: screenUpdate,
    save: (changes) => updateScreen({ id: screen._id, changes }),
    successText: ({ name }) => `The screen is now called ${name}`,
    failureText: 'Failed to rename the screen. Please try again.',
    onClose,
  });
  return (
    <form noValidate aria-label="Rename screen" onSubmit={onSubmit}>
      <FormError text={errorText} errors={form.errors} />
      <TextInput data-autofocus label="Name" required maxLength={screenLimits.name} {...form.getInputProps('name')} />
      <DialogButtons label={isSaving ? 'Saving...' : 'Rename'} isBusy={isSaving} onCancel={onClose} />
    </form>
  );
}
