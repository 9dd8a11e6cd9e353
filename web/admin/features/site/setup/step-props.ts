import type { ReactNode } from 'react';

export type StepProps = { onDone: () => void; buttons: (state: StepState) => ReactNode };

/** What the buttons at the end of a step depend on. */
export type StepState = { isDirty: boolean; isSaving: boolean };
