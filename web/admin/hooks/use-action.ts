import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { confirm, type ConfirmOptions } from '../components/confirm';
import { toast } from '../components/toast';
import { errorMessage } from '../lib/error-message';

type ActionOptions<Input, Result> = {
  run: (input: Input) => Promise<Result>;
  question?: ConfirmOptions | ((input: Input) => Promise<boolean>) | undefined;
  /** Shown in a toast. */
  successText?: (result: Result, input: Input) => string;
  onSuccess?: (result: Result, input: Input) => unknown;
  /** Shown in a toast. A text is shown unless the server has sent a message. */
  failureText: string | ((error: Error) => string);
  /** Returns true if it has shown the error. */
  onError?: (error: Error) => boolean | void;
  /** Refetches what it changes, also after a failure. */
  invalidate?: (queryClient: QueryClient) => Promise<unknown>;
};

/** What a button or a switch does at once, with toasts. It runs once at a time. */
export function useAction<Result, Input = void>(options: ActionOptions<Input, Result>) {
  const { run, question, successText, onSuccess, failureText, onError, invalidate } = options;
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      if (successText) toast.success(successText(result, input));
      return onSuccess?.(result, input);
    },
    onError: (error) => {
      if (onError?.(error)) return;
      toast.error(typeof failureText === 'string' ? errorMessage(error, failureText) : failureText(error));
    },
    onSettled: () => invalidate?.(queryClient),
  });
  const start = async (input: Input) => {
    if (mutation.isPending) return;
    const isConfirmed = typeof question === 'function' ? question(input) : !question || confirm(question);
    if (await isConfirmed) mutation.mutate(input);
  };
  return { ...mutation, start };
}
