import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { focusFirstError, showServerErrors } from '../lib/form-errors';

type ActionFormOptions<Values, Result> = {
  initialValues: Values;
  validate: (values: Values) => FormErrors;
  submit: (values: Values) => Promise<Result>;
  onSuccess?: (result: Result, values: Values) => unknown;
  /** By default, the errors of the server are shown at their fields. */
  onError?: (error: Error, form: UseFormReturnType<Values>) => unknown;
  onSettled?: () => unknown;
};

export type ActionForm<Values extends object, Result> = ReturnType<typeof useActionForm<Values, Result>>;

/** A form that sends its values and keeps no record, such as a sign-in. It sends them once at a time. */
export function useActionForm<Values extends object, Result>(options: ActionFormOptions<Values, Result>) {
  const { initialValues, validate, submit, onError = showErrors, ...rest } = options;
  const form = useForm<Values>({ initialValues, validate });
  const { mutate, isPending, ...action } = useMutation({
    mutationFn: submit,
    onError: (error) => void onError(error, form),
    ...rest,
  });
  const onSubmit = form.onSubmit(
    (values) => {
      if (!isPending) mutate(values);
    },
    (errors) => focusFirstError(form, errors),
  );
  return { form, onSubmit, isPending, ...action };
}

const showErrors = (error: Error, form: Parameters<typeof showServerErrors>[0]) => showServerErrors(form, error);
