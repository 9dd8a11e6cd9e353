import { useForm, type FormErrors } from '@mantine/form';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../components/toast';
import { clientErrorMessage, isConflict } from '../lib/error-message';
import { focusFirstError, showServerErrors } from '../lib/form-errors';
import { hasConflicts, isSame, merge, rebaseEdits } from '../lib/merge';
import { useIsUploading } from './use-upload';
import { useSaveDraft, useStoredDraft, type DraftOptions } from './use-draft';
import { useUnsavedChanges } from './use-unsaved-changes';

type FormValues = Record<string, unknown>;

/** A part of `recordApi`: saves, loads the latest version after a conflict, and refetches what shows the record. */
export type Api<Stored> = {
  idOf: (record: Stored) => string;
  save: (base: Stored | null, body: object) => Promise<Stored>;
  fetchLatest: (queryClient: QueryClient, id: string) => Promise<Stored>;
  invalidate: (queryClient: QueryClient) => Promise<unknown>;
};

export type RecordFormOptions<Stored extends object, Values extends FormValues, Saved extends Stored> = {
  record: Stored | null;
  toFormValues: (record: Stored | null) => Values;
  /** The values of a new record that does not start with `toFormValues(null)`, such as a copy. */
  initialValues?: Values;
  validate: (values: Values) => FormErrors;
  /**
   * Called after every successful save, even if the user has left the form in the meantime. `onLeave` doesn't wait for
   * it: reloaded lists may replace the form first.
   */
  onSaved?: (saved: Saved) => void;
  /**
   * Leaves the form after a save; not called if the user has already left it. Without it, the form stays open and shows
   * the saved record.
   */
  onLeave?: (saved: Saved) => void;
  /** A text is shown unless the server has rejected the values with a message. */
  failureText: string | ((error: unknown) => string);
  /** The place of the server's error messages: `errorText` by default, or a toast. */
  errorPlacement?: 'form' | 'toast';
  /** Becomes `errorText` while the form is invalid. */
  invalidText?: string;
  /** Server paths to form paths, where they differ. */
  mapFieldPaths?: (errors: Record<string, string>) => Record<string, string>;
  /** Unsaved changes outside of the form values, such as files to upload. */
  hasOtherChanges?: boolean;
  /** Unsaved values survive a reload; not for passwords. */
  draft?: DraftOptions;
} & Saving<Stored, Values, Saved>;

type Saving<Stored, Values, Saved> =
  | {
      api: Api<Stored>;
      /** Defaults to the values. */
      toBody?: (values: Values, base: Stored | null) => object;
      save?: undefined;
      fetchLatest?: undefined;
    }
  | {
      api?: Api<Stored>;
      /** Updates `base`, or creates a record if it is null. */
      save: (values: Values, base: Stored | null) => Promise<Saved>;
      /** Defaults to that of `api`; not needed by forms that only create records. */
      fetchLatest?: (base: Stored) => Promise<Stored>;
    };

/** Other users may save again and again; after this many attempts, the user decides whether to continue. */
const maxMergeAttempts = 3;

/** The edits can't be merged without the user: both have changed a field, or the merged values are invalid. */
class MergeError<Stored> extends Error {
  constructor(readonly latest: Stored) {
    super('The edits could not be merged');
  }
}

/** A form for one record: opening, validation, saving, edit conflicts and the guard for unsaved changes. */
export function useRecordForm<Stored extends object, Values extends FormValues, Saved extends Stored = Stored>(
  options: RecordFormOptions<Stored, Values, Saved>,
) {
  const { api, toFormValues, onLeave, invalidText, mapFieldPaths, failureText } = options;
  const queryClient = useQueryClient();
  const [initialValues] = useState(() => options.initialValues ?? toFormValues(options.record));
  const draft = useStoredDraft<Values, Stored>(options.draft, initialValues);
  const [base, setBase] = useState(draft ? draft.base : options.record);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const isUploading = useIsUploading();
  const form = useForm<Values>({ initialValues: draft?.values ?? initialValues, validate: options.validate });

  const mutation = useMutation({
    mutationFn: (input: { values: Values; base: Stored | null }) => saveMerged(input.values, input.base),
    onSuccess: (saved) => {
      options.onSaved?.(saved);
      void api?.invalidate(queryClient);
    },
    onError: (error, input) =>
      error instanceof MergeError && input.base !== null
        ? showMerge(input.base, error.latest as Stored)
        : showError(error),
  });

  const send = (values: Values, saveBase: Stored | null): Promise<Saved> => {
    if (options.save) return options.save(values, saveBase);
    const { toBody = (body: Values) => body } = options;
    return options.api.save(saveBase, toBody(values, saveBase)) as Promise<Saved>;
  };
  const fetchLatest = (stored: Stored) =>
    options.fetchLatest ? options.fetchLatest(stored) : api?.fetchLatest(queryClient, api.idOf(stored));

  /** Saves the changes of both users if another one has saved first. */
  const saveMerged = async (values: Values, saveBase: Stored | null, attempt = 1): Promise<Saved> => {
    try {
      return await send(values, saveBase);
    } catch (error) {
      const canMerge = isConflict(error) && attempt < maxMergeAttempts;
      const latest = saveBase && canMerge ? await fetchLatest(saveBase) : undefined;
      if (!saveBase || !latest) throw error;
      const versions = { base: toFormValues(saveBase), mine: values, theirs: toFormValues(latest) };
      const merged = merge(versions);
      if (hasConflicts(versions) || !isValid(merged)) throw new MergeError(latest);
      return saveMerged(merged, latest, attempt + 1);
    }
  };

  const isValid = (values: Values) => Object.keys(options.validate(values)).length === 0;

  const baseValues = base === null ? initialValues : toFormValues(base);
  const isSaved = mutation.isSuccess && onLeave !== undefined;
  const isDirty = !isSaved && (options.hasOtherChanges === true || !isSame(form.values, baseValues));
  useUnsavedChanges(isDirty);
  useSaveDraft(options.draft, isDirty, { values: form.values, base });

  const save = (values: Values, saveBase = base) => {
    if (isSaved) return;
    setErrorText(null);
    mutation.mutate(
      { values, base: saveBase },
      {
        onSuccess: (saved) => {
          if (onLeave) return onLeave(saved);
          reset(rebaseEdits(values, form.getValues(), toFormValues(saved)), saved);
        },
      },
    );
  };

  const showMerge = (staleBase: Stored, latest: Stored) => {
    const versions = { base: toFormValues(staleBase), mine: form.getValues(), theirs: toFormValues(latest) };
    if (hasConflicts(versions)) setTheirs(latest);
    else applyMerged(merge(versions), latest);
  };

  /** The merged values are saved if they are valid; otherwise the form shows their errors. */
  const applyMerged = (merged: Values, latest: Stored) => {
    reset(merged, latest);
    if (isValid(merged)) return save(merged, latest);
    const errors = options.validate(merged);
    form.setErrors(errors);
    showInvalid(errors);
  };

  const showInvalid = (errors: FormErrors) => {
    setErrorText(invalidText ?? null);
    focusFirstError(form, errors);
  };

  const showError = (error: unknown) => {
    const message = typeof failureText === 'string' ? clientErrorMessage(error, failureText) : failureText(error);
    const isShown = showServerErrors(form, error, mapFieldPaths);
    if (isShown) setErrorText(invalidText ?? null);
    else if (options.errorPlacement === 'toast') toast.error(message);
    else setErrorText(message);
  };

  const reset = (values: Values, newBase: Stored) => {
    form.setValues(values);
    setBase(newBase);
    setTheirs(null);
  };

  const undo = () => {
    form.setValues(baseValues);
    form.clearErrors();
  };

  return {
    form,
    base,
    setBase,
    isDirty,
    isSaving: mutation.isPending,
    /** Always false without `onLeave`: the form stays open. */
    isSaved,
    /** Null when there is no error; the text about invalid fields disappears with the last of them. */
    errorText: errorText === invalidText && Object.keys(form.errors).length === 0 ? null : errorText,
    onSubmit: form.onSubmit((values) => {
      // An upload changes the record: a save at the same time would be a conflict with oneself.
      if (!mutation.isPending && !isUploading) save(values);
    }, showInvalid),
    undo,
    /** Props of `RestoredNotice`. */
    restored: { isVisible: draft !== null && isDirty && !mutation.isSuccess, onDiscard: undo },
    /** Props of `ConflictDialog`. */
    conflict: {
      versions: base && theirs && { base: toFormValues(base), mine: form.values, theirs: toFormValues(theirs) },
      onCancel: () => setTheirs(null),
      onTakeTheirs: () => theirs && reset(toFormValues(theirs), theirs),
      onSave: (merged: Values) => theirs && applyMerged(merged, theirs),
    },
  };
}
