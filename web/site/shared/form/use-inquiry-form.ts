import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { ApiError } from '../../../api/client';
import { messages } from '@domain/shared/messages';
import { failureText, type FailureTexts } from '../status/failure-text';
import { keepTyped } from './keep-typed';
import { lazyResolver, prepareCheck, type SchemaLoader } from './lazy-resolver';

export type FormBanner = { tone: 'success' | 'error'; text: string };

type InquiryForm<Values extends FieldValues> = {
  /** What the form starts with and returns to after it was sent. */
  blank: Values;
  loadSchema: SchemaLoader;
  send: (values: NoInfer<Values>) => Promise<{ message: string }>;
  failure: FailureTexts;
};

/**
 * The manners all our forms share: every failed check at its field and a banner above, focus to the first wrong
 * field, the server's errors in the same places, content kept on failure and cleared on success, one send at a time.
 */
export function useInquiryForm<Values extends FieldValues>({ blank, loadSchema, send, failure }: InquiryForm<Values>) {
  const form = useForm<Values>({
    defaultValues: blank as DefaultValues<Values>,
    resolver: lazyResolver(loadSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const [banner, setBanner] = useState<FormBanner | null>(null);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const known = useRef(new Set<string>());
  const bannerRef = useRef<HTMLDivElement>(null);
  const leadsToBanner = useRef(false);

  const prepare = useCallback(() => prepareCheck(loadSchema), [loadSchema]);

  const announce = (tone: FormBanner['tone'], text: string) => {
    setBanner({ tone, text });
    leadsToBanner.current = true;
  };
  // Only when the banner is there can the focus go to it.
  useEffect(() => {
    if (!banner || !leadsToBanner.current) return;
    leadsToBanner.current = false;
    bannerRef.current?.focus();
  }, [banner]);

  const deliver = async (values: Values) => {
    const { message } = await send(values);
    form.reset(blank);
    announce('success', message);
  };

  const refuse = (error: unknown) => {
    const wrong = error instanceof ApiError ? error.errors.filter(({ path }) => path in blank) : [];
    if (wrong.length === 0) return announce('error', failureText(error, failure));
    setBanner({ tone: 'error', text: failureText(error, failure) });
    wrong.forEach(({ path, msg }, index) =>
      form.setError(path as Path<Values>, { type: 'server', message: msg }, { shouldFocus: index === 0 }),
    );
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setBanner(null);
    try {
      await form.handleSubmit(deliver, () => setBanner({ tone: 'error', text: messages.fixErrors }))(event);
    } catch (error) {
      refuse(error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return {
    control: form.control,
    banner,
    bannerRef,
    isPending,
    handleSubmit,
    prepare,
    /** `error` goes to the `Field`, `input` to its control; editing clears the error and the banner. */
    field: (name: Path<Values>) => {
      const error = form.getFieldState(name, form.formState).error?.message;
      const onChange = () => {
        if (error) form.clearErrors(name);
        setBanner(null);
      };
      return { error, input: keepTyped(form, name, form.register(name, { onChange }), known.current) };
    },
  };
}
