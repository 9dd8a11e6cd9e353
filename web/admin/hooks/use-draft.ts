import { useEffect, useState } from 'react';
import { getSession, getUserId } from '../../api/staff/session';
import { isSame } from '../lib/merge';
import { readValue, writeValue } from '../../api/storage';

/** Unsaved values of forms, kept until the tab is closed: they survive a reload, or a phone that unloads the tab. */

type Draft = {
  userId: string | null;
  values: Record<string, unknown>;
  /** The version of the record that was edited; null for a new one. */
  base: object | null;
  /** What the form was opened with, where the key doesn't tell. */
  context: unknown;
};

const keyPrefix = 'adminDraft.';

/** Null if there is none, or if it is another user's. */
export function readDraft(key: string, userId: string | null): Draft | null {
  const draft = readValue(keyPrefix + key) as Draft | null;
  return draft?.userId === userId ? draft : null;
}

const deleteDraft = (key: string) => writeValue(keyPrefix + key, null);

export type DraftOptions = {
  key: string;
  context?: unknown;
};

const currentUserId = () => getUserId(getSession());

const sortedKeys = (values: object) => Object.keys(values).toSorted();

/** The stored draft of a form with these fields; null if there is none. Without a key, drafts are not stored. */
export function useStoredDraft<Values extends object, Stored extends object>(
  options: DraftOptions | undefined,
  initialValues: Values,
): { values: Values; base: Stored | null } | null {
  const [draft] = useState(() => {
    const stored = options ? readDraft(options.key, currentUserId()) : null;
    // A form of an earlier release may have had other fields.
    const isUsable =
      stored &&
      isSame(stored.context, options?.context ?? null) &&
      isSame(sortedKeys(stored.values), sortedKeys(initialValues));
    return isUsable ? (stored as Draft & { values: Values; base: Stored | null }) : null;
  });
  return draft;
}

/** Stores the values while `isDirty`. Leaving the form within the app deletes the draft; leaving the document keeps it. */
export function useSaveDraft(
  options: DraftOptions | undefined,
  isDirty: boolean,
  { values, base }: Pick<Draft, 'values' | 'base'>,
) {
  const key = options?.key;
  const context = options?.context ?? null;
  useEffect(() => {
    if (key === undefined) return;
    const draft: Draft = { userId: currentUserId(), values, base, context };
    if (isDirty) writeValue(keyPrefix + key, draft);
    else deleteDraft(key);
    // oxlint-disable-next-line react/exhaustive-deps -- the context never changes while the form is open
  }, [key, isDirty, values, base]);
  useEffect(() => (key === undefined ? undefined : () => deleteDraft(key)), [key]);
}
