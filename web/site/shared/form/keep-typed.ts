import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Registers a field without forgetting what stands in it: a visitor on a slow network types before the page listens,
 * and react-hook-form would put its own starting value in place of that.
 */
export function keepTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  registration: ReturnType<UseFormReturn<Values>['register']>,
  /** The fields that are known already: only the first time is there anything older than the form. */
  known: Set<string>,
) {
  return {
    ...registration,
    ref: (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => {
      const typed = element?.value;
      const isNew = element !== null && !known.has(name);
      registration.ref(element);
      if (!isNew) return;
      known.add(name);
      if (typed && !form.getValues(name)) form.setValue(name, typed as PathValue<Values, Path<Values>>);
    },
  };
}
