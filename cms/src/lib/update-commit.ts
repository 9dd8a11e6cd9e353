/** An update is one transaction around those of its steps, so what follows a commit waits for its end. */
let committed: Promise<void> | null = null;
let resolveCommitted = () => {};

export function beginUpdate(): void {
  committed = new Promise((resolve) => {
    resolveCommitted = resolve;
  });
}

/** If the update fails, what waits for it never runs. */
export function endUpdate(): void {
  committed = null;
  resolveCommitted();
}

export const afterUpdate = (work: () => Promise<void>): Promise<void> => (committed ? committed.then(work) : work());
