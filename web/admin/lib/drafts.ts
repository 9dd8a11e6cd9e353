/** Unsaved values of forms, kept until the tab is closed: they survive a reload, or a phone that unloads the tab. */

export type Draft = {
  /** Of the user who typed them. */
  userId: string | null;
  values: Record<string, unknown>;
  /** The version of the record that was edited; null for a new one. */
  base: object | null;
  /** What the form was opened with, where the key doesn't tell. */
  context: unknown;
};

const keyPrefix = 'adminDraft.';

/** Null if there is none, or if it is of another user. */
export function readDraft(key: string, userId: string | null): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyPrefix + key) ?? 'null') as Draft | null;
    return draft?.userId === userId ? draft : null;
  } catch {
    return null;
  }
}

export function saveDraft(key: string, draft: Draft) {
  try {
    sessionStorage.setItem(keyPrefix + key, JSON.stringify(draft));
  } catch {
    // Without storage, a reload loses the values, after the confirmation of the browser.
  }
}

export function deleteDraft(key: string) {
  try {
    sessionStorage.removeItem(keyPrefix + key);
  } catch {
    // Without storage, there is nothing to delete.
  }
}
