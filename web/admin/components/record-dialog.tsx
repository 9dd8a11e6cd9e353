import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { messages } from '@domain/shared/messages';
import { useRecordForm, type Api, type RecordFormOptions } from '../hooks/use-record-form';
import { FormModal, RecordForm, type FormModalProps, type RecordFormProps } from './record-form';

type Values = Record<string, unknown>;

type RecordDialogFormProps<Stored extends object, Of extends Values> = Pick<
  RecordFormOptions<Stored, Of, Stored>,
  'record' | 'toFormValues' | 'validate' | 'onSaved' | 'onLeave' | 'failureText'
> &
  Pick<RecordFormProps<Of>, 'label' | 'itemName' | 'labels' | 'saveLabel' | 'isSmall' | 'onCancel'> & {
    api: Api<Stored>;
    toBody?: (values: Of) => object;
    children: (form: UseFormReturnType<Of>) => ReactNode;
  };

function RecordDialogForm<Stored extends object, Of extends Values>(props: RecordDialogFormProps<Stored, Of>) {
  const { label, itemName, labels, saveLabel, isSmall, onCancel, children, ...options } = props;
  const recordForm = useRecordForm<Stored, Of>({ ...options, invalidText: messages.fixErrors });
  return (
    <RecordForm
      of={recordForm}
      label={label}
      itemName={itemName}
      labels={labels}
      saveLabel={saveLabel}
      isSmall={isSmall}
      onCancel={onCancel}
    >
      {children(recordForm.form)}
    </RecordForm>
  );
}

/** The record to edit; null while the dialog is closed. */
export type DialogTarget<Stored> = Stored | 'new' | null;

type RecordDialogProps<Stored extends object, Of extends Values> = Pick<FormModalProps, 'title' | 'size' | 'onClose'> &
  Omit<RecordDialogFormProps<Stored, Of>, 'record' | 'onLeave' | 'onCancel'> & { target: DialogTarget<Stored> };

/** A dialog with the form of one record, which a save closes. A small one has a few fields. */
export function RecordDialog<Stored extends object, Of extends Values>(props: RecordDialogProps<Stored, Of>) {
  const { target, title, size, onClose, ...form } = props;
  return (
    <FormModal isOpen={target !== null} isLong={!form.isSmall} title={title} size={size} onClose={onClose}>
      {(onCancel) => (
        <RecordDialogForm {...form} record={target === 'new' ? null : target} onLeave={onClose} onCancel={onCancel} />
      )}
    </FormModal>
  );
}
