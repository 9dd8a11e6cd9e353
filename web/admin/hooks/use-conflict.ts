/** Somebody else saved first: what a form does about it, whatever it is a form of. `ConflictDialog` asks the person. */
import { useState } from 'react';
import { isConflict } from '../lib/error-message';

type ConflictOptions<Stored, Values> = {
  form: { values: Values; setValues: (values: Values) => void };
  /** The version the form was made from; null when it is new. */
  base: Stored | null;
  setBase: (latest: Stored) => void;
  valuesOf: (stored: Stored) => Values;
  fetchLatest: (base: Stored) => Promise<Stored>;
  /** For what is no conflict, and for a latest version that can't be had. */
  onFailure: (error: unknown) => void;
  save: (values: Values, from: Stored) => void;
};

export function useConflict<Stored, Values>(options: ConflictOptions<Stored, Values>) {
  const { form, base, setBase, valuesOf, fetchLatest, onFailure, save } = options;
  const [theirs, setTheirs] = useState<Stored | null>(null);

  /** The form now stands on another version. */
  const take = (values: Values, latest: Stored) => {
    form.setValues(values);
    setBase(latest);
    setTheirs(null);
  };

  const handleError = async (error: unknown) => {
    if (base === null || !isConflict(error)) return onFailure(error);
    await fetchLatest(base).then(setTheirs, onFailure);
  };

  const dialog = {
    versions: base && theirs && { base: valuesOf(base), mine: form.values, theirs: valuesOf(theirs) },
    onCancel: () => setTheirs(null),
    onTakeTheirs: () => theirs && take(valuesOf(theirs), theirs),
    onSave: (merged: Values) => {
      if (!theirs) return;
      take(merged, theirs);
      save(merged, theirs);
    },
  };

  return { take, handleError, dialog };
}
