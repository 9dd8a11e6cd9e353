import { Stack, Switch, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { redirectInput, type StaffRedirect } from '@domain/redirect/staff-redirect';
import { messages } from '@domain/shared/messages';
import { fetchLatestRedirect, invalidateRedirects, redirectMutations } from '../../api/website';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { errorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { RecordForm, FormModal } from '../../components/record-form';

const toFormValues = (redirect: StaffRedirect | null) => ({
  from: redirect?.from ?? '',
  to: redirect?.to ?? '',
  isPermanent: redirect?.isPermanent ?? true,
});

type RedirectFormValues = ReturnType<typeof toFormValues>;

const labels: FieldLabels<RedirectFormValues> = { from: 'Old path', to: 'Leads to' };

/** The redirect to edit; null while the dialog is closed. */
export type RedirectTarget = StaffRedirect | 'new' | null;

type RedirectFormProps = { redirect: StaffRedirect | null; onSaved: () => void; onCancel: () => void };

function RedirectForm({ redirect, onSaved, onCancel }: RedirectFormProps) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(redirectMutations.save);
  const recordForm = useRecordForm<StaffRedirect, RedirectFormValues>({
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
  const { form } = recordForm;
  return (
    <RecordForm
      of={recordForm}
      label={redirect ? 'Edit redirect' : 'New redirect'}
      itemName="redirect"
      labels={labels}
      saveLabel={redirect ? 'Save Changes' : 'Add Redirect'}
      onCancel={onCancel}
      isSmall
    >
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
          {...form.getInputProps('isPermanent', { type: 'checkbox' })}
        />
      </Stack>
    </RecordForm>
  );
}

type RedirectModalProps = { target: RedirectTarget; onClose: () => void };

export const RedirectModal = ({ target, onClose }: RedirectModalProps) => (
  <FormModal isOpen={target !== null} onClose={onClose} title={target === 'new' ? 'New Redirect' : 'Edit Redirect'}>
    {(onCancel) => <RedirectForm redirect={target === 'new' ? null : target} onSaved={onClose} onCancel={onCancel} />}
  </FormModal>
);
