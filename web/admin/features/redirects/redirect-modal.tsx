import { Button, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { redirectInput, type StaffRedirect } from '@domain/redirect/staff-redirect';
import { messages } from '@domain/shared/messages';
import { fetchLatestRedirect, invalidateRedirects, redirectMutations } from '../../api/website';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormError } from '../../components/form-parts';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { errorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';

type RedirectFormValues = { from: string; to: string; isPermanent: boolean };

const toFormValues = (redirect: StaffRedirect | null): RedirectFormValues => ({
  from: redirect?.from ?? '',
  to: redirect?.to ?? '',
  isPermanent: redirect?.isPermanent ?? true,
});

const labels: FieldLabels<RedirectFormValues> = { from: 'Old path', to: 'Leads to' };

/** The redirect to edit; null while the dialog is closed. */
export type RedirectTarget = StaffRedirect | 'new' | null;

type RedirectFormProps = { redirect: StaffRedirect | null; onSaved: () => void; onCancel: () => void };

function RedirectForm({ redirect, onSaved, onCancel }: RedirectFormProps) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(redirectMutations.save);
  const { form, isSaving, errorText, onSubmit, conflict } = useRecordForm<StaffRedirect, RedirectFormValues>({
    record: redirect,
    toFormValues,
    validate: validateWith(redirectInput),
    save: (values, base) =>
      mutateAsync({ id: base?._id ?? null, body: { ...values, ...(base && { updatedAt: base.updatedAt }) } }),
    fetchLatest: ({ _id }) => fetchLatestRedirect(queryClient, _id),
    onSaved: ({ from, to, isBroken }) => {
      if (isBroken)
        toast.error(`${from} was saved, but ${to} is not a page of the site. It is not used until there is one.`);
      else toast.success(`${from} now leads to ${to}`);
      void invalidateRedirects(queryClient);
    },
    onLeave: onSaved,
    getErrorMessage: (error) => errorMessage(error, 'Failed to save the redirect. Please try again.'),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
  });
  return (
    <form noValidate aria-label={redirect ? 'Edit redirect' : 'New redirect'} onSubmit={onSubmit}>
      <FormError text={errorText} errors={form.errors} />
      <Stack gap="sm">
        <TextInput
          data-autofocus
          label="Old path"
          required
          description="Such as /old-menu, /our-beers.php?id=3, or /blog/* for everything below"
          maxLength={255}
          autoCapitalize="none"
          {...form.getInputProps('from')}
        />
        <TextInput
          label="Leads to"
          required
          description="A path such as /beers, or /news/* to keep the rest, or a URL that starts with https://"
          autoCapitalize="none"
          {...form.getInputProps('to')}
        />
        <Switch
          label="Permanent"
          description="Off: search engines keep the old path"
          color="green.7"
          {...form.getInputProps('isPermanent', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? 'Saving...' : redirect ? 'Save Changes' : 'Add Redirect'}
          </Button>
        </Group>
      </Stack>
      <ConflictDialog itemName="redirect" labels={labels} {...conflict} />
    </form>
  );
}

export function RedirectModal({ target, onClose }: { target: RedirectTarget; onClose: () => void }) {
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Modal
      opened={target !== null}
      onClose={() => void handleClose()}
      title={target === 'new' ? 'New Redirect' : 'Edit Redirect'}
      closeOnClickOutside={false}
    >
      {target && (
        <RedirectForm
          redirect={target === 'new' ? null : target}
          onSaved={onClose}
          onCancel={() => void handleClose()}
        />
      )}
    </Modal>
  );
}
