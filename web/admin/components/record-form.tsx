import { Button, Group, Modal, Stack, type ModalProps } from '@mantine/core';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toLabel } from '@domain/shared/labels';
import type { ActionForm } from '../hooks/use-action-form';
import type { useRecordForm } from '../hooks/use-record-form';
import { useIsPhone } from '../hooks/use-is-phone';
import { confirmLeaving } from '../hooks/use-unsaved-changes';
import { hasFieldErrors } from '../lib/error-message';
import type { FieldLabels } from '../lib/merge';
import { ConflictDialog } from './conflict-dialog';
import { navigate } from '../shell/navigation';
import type { PageKey } from '../shell/route';
import classes from './form-actions.module.css';
import { FormActions, FormError, RestoredNotice, UndoButton } from './form-parts';
import { PageHeader } from './page-header';
import { RecordState } from './query-state';

type FormValues = Record<string, unknown>;

/** The state that `useRecordForm` returns. */
type State<Values extends FormValues> = Pick<
  ReturnType<typeof useRecordForm<object, Values, object>>,
  'form' | 'isDirty' | 'isSaving' | 'errorText' | 'onSubmit' | 'undo' | 'restored' | 'conflict'
>;

export type RecordFormProps<Values extends FormValues> = {
  of: State<Values>;
  label?: string;
  'aria-labelledby'?: string;
  /** The name of the record in the dialog about a conflict, such as `beer`. */
  itemName: string;
  labels?: FieldLabels<Values>;
  saveLabel?: string;
  /** A form without it has Undo in place of Cancel. */
  onCancel?: () => void;
  /** A dialog of a few fields: its buttons are not sticky. */
  isSmall?: boolean;
  /** Replaces the error above the fields. */
  notice?: ReactNode;
  /** Replaces the usual buttons. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What all forms of records share: unsaved changes from before a reload, errors, buttons and edit conflicts. */
export function RecordForm<Values extends FormValues>(props: RecordFormProps<Values>) {
  const { of, label, itemName, labels, saveLabel = 'Save', onCancel, isSmall, notice, actions, children } = props;
  const { form, isDirty, isSaving, errorText, onSubmit, undo, restored, conflict } = of;
  const usualActions = isSmall ? (
    <DialogButtons label={isSaving ? 'Saving...' : saveLabel} isBusy={isSaving} onCancel={onCancel} />
  ) : (
    <FormActions isDirty={isDirty} isSaving={isSaving} label={saveLabel}>
      {onCancel ? <CancelButton onClick={onCancel} /> : isDirty && !isSaving && <UndoButton onUndo={undo} />}
    </FormActions>
  );
  return (
    <form noValidate aria-label={label} aria-labelledby={props['aria-labelledby']} onSubmit={onSubmit}>
      <RestoredNotice {...restored} />
      {notice || <FormError text={errorText} errors={form.errors} />}
      {children}
      {actions ?? usualActions}
      <ConflictDialog itemName={itemName} labels={labels} {...conflict} />
    </form>
  );
}

const CancelButton = ({ label = 'Cancel', onClick }: { label?: string | undefined; onClick: () => void }) => (
  <Button variant="default" onClick={onClick}>
    {label}
  </Button>
);

type DialogButtonsProps = {
  label: string;
  isBusy?: boolean;
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
};

export const DialogButtons = ({ label, isBusy, cancelLabel, onCancel }: DialogButtonsProps) => (
  <Group justify="flex-end" gap="sm" mt="md">
    {onCancel && <CancelButton label={cancelLabel} onClick={onCancel} />}
    <Button type="submit" aria-disabled={isBusy}>
      {label}
    </Button>
  </Group>
);

type DialogFormProps<Values extends object> = Pick<DialogButtonsProps, 'cancelLabel' | 'onCancel'> & {
  of: Pick<ActionForm<Values, unknown>, 'form' | 'isPending' | 'error' | 'onSubmit'>;
  label?: string;
  saveLabel: string;
  busyLabel?: string;
  /** Shown unless the fields show the error. */
  errorText: (error: Error) => string;
  children: ReactNode;
};

/** A form in a dialog that sends its values and keeps no record. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { of, label, saveLabel, busyLabel = 'Saving...', errorText, children, ...cancel } = props;
  const { form, isPending, error, onSubmit } = of;
  const text = error && !hasFieldErrors(error) ? errorText(error) : null;
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <FormError text={text} errors={form.errors} />
      <Stack gap="sm">{children}</Stack>
      <DialogButtons label={isPending ? busyLabel : saveLabel} isBusy={isPending} {...cancel} />
    </form>
  );
}

type RecordPageProps<Stored> = {
  api: {
    name: string;
    snapshot: (id: string) => UseQueryOptions<Stored, Error, Stored, QueryKey>;
  };
  /** Undefined for a new record. */
  id: string | undefined;
  list: PageKey;
  children: (record: Stored | null) => ReactNode;
};

/** A page for one record. The heading stays mounted while the record loads, so that it keeps the focus. */
export function RecordPage<Stored extends { name: string }>({ api, id, list, children }: RecordPageProps<Stored>) {
  const { name } = api;
  const query = useQuery({ ...api.snapshot(id ?? ''), enabled: id !== undefined });
  return (
    <>
      <PageHeader title={`${id === undefined ? 'New' : 'Edit'} ${toLabel(name)}`} subtitle={query.data?.name} />
      {id === undefined ? (
        children(null)
      ) : (
        <RecordState
          query={query}
          itemName={name}
          leaveLabel={`Show all ${name}s`}
          onLeave={() => void navigate({ page: list }, { replace: true })}
        >
          {children}
        </RecordState>
      )}
    </>
  );
}

export type FormModalProps = Pick<ModalProps, 'title' | 'size'> & {
  isOpen: boolean;
  /** A long form, which fills the screens of phones, and whose buttons are at the edge. */
  isLong?: boolean;
  onClose: () => void;
  /** Mounted only while the dialog is open. `onCancel` asks before it discards what was typed. */
  children: (onCancel: () => void) => ReactNode;
};

export function FormModal({ isOpen, isLong = false, onClose, children, ...modal }: FormModalProps) {
  const isPhone = useIsPhone();
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => void handleClose()}
      fullScreen={isLong && isPhone}
      closeOnClickOutside={false}
      classNames={isLong ? { content: classes.dialog, body: classes.dialogBody } : {}}
      {...modal}
    >
      {isOpen && children(() => void handleClose())}
    </Modal>
  );
}
