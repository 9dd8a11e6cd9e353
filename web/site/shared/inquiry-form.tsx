import {
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type UseFormRegisterReturn,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type ResolverResult,
} from 'react-hook-form';
import type * as z from 'zod';
import { messages } from '@domain/shared/messages';
import { ApiError } from '../../api/client';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import { EarlyInput, usePreloadOnInteraction } from './hydration';
import { NoScriptNotice } from './no-script-notice';
import { errorMessage, type ErrorMessages } from './status/error-message';
import { useWords } from '../../ui/use-words';
import { Honeypot } from './honeypot';

type InquiryFormProps = {
  /** Accessible name of the form. */
  label: string;
  banner: FormBanner | null;
  bannerRef: RefObject<HTMLDivElement | null>;
  isPending: boolean;
  handleSubmit: FormEventHandler<HTMLFormElement>;
  preload: () => void;
  field: (name: 'website') => FormField;
  submitLabel: string;
  /** Shown beside the button. */
  note?: ReactNode;
  /** Shown after the message of success. */
  next?: ReactNode;
  children: ReactNode;
};

/** Banner, fields, honeypot and submit button. */
export function InquiryForm(props: InquiryFormProps) {
  const { label, banner, bannerRef, isPending, handleSubmit, preload, field, submitLabel, note, next, children } =
    props;
  const isHydrated = useHydrated();
  const toWord = useWords();
  const preloadHandlers = usePreloadOnInteraction(preload);
  return (
    // The form can't be sent without JavaScript; `method` only keeps its values out of the URL.
    <form
      {...preloadHandlers}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isPending}
      onSubmit={handleSubmit}
      className="relative"
    >
      <EarlyInput />
      <div className="flex flex-col gap-6">
        <NoScriptNotice action="Sending this form">We’re glad to help in person:</NoScriptNotice>
        {banner && (
          <Banner ref={bannerRef} tone={banner.tone}>
            {banner.text}
            {banner.tone === 'success' && next}
          </Banner>
        )}
        {children}
        <Honeypot {...field('website').input} />
        <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
          {/* `aria-disabled` while pending: `disabled` would lose the keyboard focus. */}
          <Button
            type="submit"
            size="lg"
            disabled={!isHydrated}
            aria-disabled={isPending}
            className="shrink-0 not-noscript:disabled:opacity-100"
          >
            {isPending ? toWord('Sending…') : toWord(submitLabel)}
          </Button>
          {note && <div className="text-base opacity-90">{note}</div>}
        </div>
      </div>
    </form>
  );
}

type SchemaLoader = () => Promise<z.ZodType<unknown, FieldValues>>;

const loadValidator = (loadSchema: SchemaLoader) => Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);

/**
 * Validates with a schema that loads on interaction, so that pages load without zod. Sends the raw values, since the server
 * normalizes them by the same schema; if the validator can't be loaded, only the server validates.
 */
const lazyResolver =
  <Values extends FieldValues>(loadSchema: SchemaLoader): Resolver<Values> =>
  async (values, context, options) => {
    const validator = await loadValidator(loadSchema).catch(() => null);
    if (!validator) return { values, errors: {} };
    const [{ zodResolver }, schema] = validator;
    const validate = zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values>;
    return validate(values, context, options) as ResolverResult<Values> | Promise<ResolverResult<Values>>;
  };

type FormBanner = { tone: 'success' | 'error'; text: string };

type InquiryFormOptions<Values extends FieldValues> = {
  /** Values in visual order; also those after a successful submission. */
  defaultValues: Values;
  loadSchema: SchemaLoader;
  send: (values: NoInfer<Values>) => Promise<{ message: string }>;
  errorMessages: ErrorMessages;
};

/**
 * Shared form behavior: each validation error at its field and a banner above, focus on the first invalid field, server
 * errors in the same places, values kept on failure and cleared on success, one submission at a time.
 */
export function useInquiryForm<Values extends FieldValues>({
  defaultValues,
  loadSchema,
  send,
  errorMessages,
}: InquiryFormOptions<Values>) {
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: lazyResolver(loadSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  // The order of registration decides which invalid field react-hook-form focuses first.
  for (const name of Object.keys(defaultValues)) form.register(name as Path<Values>);
  const [banner, setBanner] = useState<FormBanner | null>(null);
  const [isPending, setPending] = useState(false);
  const isSubmitting = useRef(false);
  const bannerRef = useRef<HTMLDivElement>(null);
  const shouldFocusBanner = useRef(false);

  const showBanner = (tone: FormBanner['tone'], text: string) => {
    setBanner({ tone, text });
    shouldFocusBanner.current = true;
  };
  // The banner can receive the focus only once it is rendered.
  useEffect(() => {
    if (!banner || !shouldFocusBanner.current) return;
    shouldFocusBanner.current = false;
    bannerRef.current?.focus();
  }, [banner]);

  const submit = async (values: Values) => {
    const { message } = await send(values);
    form.reset(defaultValues);
    showBanner('success', message);
  };

  const handleError = (error: unknown) => {
    const fieldErrors = error instanceof ApiError ? error.errors.filter(({ path }) => path in defaultValues) : [];
    const text = errorMessage(error, errorMessages);
    if (fieldErrors.length === 0) return showBanner('error', text);
    setBanner({ tone: 'error', text });
    fieldErrors.forEach(({ path, msg }, index) =>
      form.setError(path as Path<Values>, { type: 'server', message: msg }, { shouldFocus: index === 0 }),
    );
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setPending(true);
    setBanner(null);
    try {
      await form.handleSubmit(submit, () => setBanner({ tone: 'error', text: messages.fixErrors }))(event);
    } catch (error) {
      handleError(error);
    } finally {
      isSubmitting.current = false;
      setPending(false);
    }
  };

  return {
    control: form.control,
    banner,
    bannerRef,
    isPending,
    handleSubmit,
    /** A failure is ignored, as the submission tries again. */
    preload: () => void loadValidator(loadSchema).catch(() => {}),
    /** Has the same effect as an edit by the visitor. */
    setValue: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => {
      form.setValue(name, value);
      form.clearErrors(name);
      setBanner(null);
    },
    /** `error` is for the `Field`, `input` for its control. Editing clears the error and the banner. */
    field: (name: Path<Values>): FormField => {
      const error = form.getFieldState(name, form.formState).error?.message;
      const onChange = () => {
        if (error) form.clearErrors(name);
        setBanner(null);
      };
      return { error, input: form.register(name, { onChange }) };
    },
  };
}

/** One field of `useInquiryForm`. */
export type FormField = { error: string | undefined; input: UseFormRegisterReturn };
