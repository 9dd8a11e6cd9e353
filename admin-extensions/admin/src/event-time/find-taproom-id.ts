/** What the form changes about the relation to the taproom. */
export type TaproomChange = { connect?: { documentId?: string }[]; disconnect?: unknown[] } | null | undefined;

/** The taproom that the event has once the form is saved; null: every taproom. */
export function findTaproomId(stored: string | null, change: TaproomChange): string | null {
  const chosen = change?.connect?.at(-1)?.documentId;
  if (chosen) return chosen;
  return change?.disconnect?.length ? null : stored;
}
