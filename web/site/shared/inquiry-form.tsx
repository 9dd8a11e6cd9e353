import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type * as z from 'zod';
import { messages } from '@domain/shared/messages';
import { ApiError } from '../../api/client';
import { Button } from '../../ui/button';
import { focusOnMount } from '../../ui/focus-on-mount';
import { useHydrated } from '../../ui/use-hydrated';
import { useWords } from '../../ui/use-words';
import { EarlyInput, usePreloadOnInteraction } from './hydration';
import { NoScriptNotice, errorMessage, type ErrorMessages, Honeypot, honeypotName } from './form-parts';

type InquiryFormProps = Pick<ReturnType<typeof useInquiryForm>, 'formRef' | 'handlers' | 'banner' | 'isPending'> & {
  /** Accessible name of the form. */
  label: string;
  preload: () => void;
  submitLabel: string;
  /** Shown beside the button. */
  note?: ReactNode;
  /** Shown after the message of success. */
  next?: ReactNode;
  children: ReactNode;
};

/** Banner, fields, honeypot and submit button. */
export function InquiryForm(props: InquiryFormProps) {
  const { label, formRef, handlers, banner, isPending, preload, submitLabel, note, next, children } = props;
  const isHydrated = useHydrated();
  const toWord = useWords();
  const { ref: contentRef, ...preloadHandlers } = usePreloadOnInteraction(preload);
  return (
    // The form can't be sent without JavaScript; `method` only keeps its values out of the URL.
    <form
      ref={formRef}
      {...preloadHandlers}
      {...handlers}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isPending}
      className="relative"
    >
      <EarlyInput />
      <div ref={contentRef} className="flex flex-col gap-6">
        <NoScriptNotice action="Sending this form">We’re glad to help in person:</NoScriptNotice>
        {banner && (
          <Banner ref={banner.takesFocus ? focusOnMount : undefined} tone={banner.tone}>
            {banner.text}
            {banner.tone === 'success' && next}
          </Banner>
        )}
        {children}
        <Honeypot />
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

export type FormRef = RefObject<HTMLFormElement | null>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Errors = Record<string, string | undefined>;

const findControl = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name === 'website' ? honeypotName : name);
  return control instanceof HTMLElement && 'value' in control ? (control as Control) : null;
};

/** The value of a control as it is edited, also before hydration. */
export function useFormValue(formRef: FormRef, name: string): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const form = formRef.current;
      form?.addEventListener('input', onChange);
      return () => form?.removeEventListener('input', onChange);
    },
    [formRef],
  );
  return useSyncExternalStore(
    subscribe,
    () => findControl(formRef.current, name)?.value ?? '',
    () => '',
  );
}

type FormBanner = { tone: 'success' | 'error'; text: string; takesFocus: boolean };

type InquiryFormOptions<Values extends Record<string, string>> = {
  /** Values in visual order; also those after a successful submission. */
  defaultValues: Values;
  /** Loads on interaction, so that pages load without zod. If that fails, only the server validates, by the same schema. */
  loadSchema: () => Promise<z.ZodType>;
  send: (values: NoInfer<Values>) => Promise<{ message: string }>;
  errorMessages: ErrorMessages;
};

/**
 * Shared form behavior: each validation error at its field and a banner above, focus on the first invalid field, server
 * errors in the same places, values kept on failure and cleared on success, one submission at a time. The controls are
 * uncontrolled, and the raw values are sent, since the server normalizes them.
 */
export function useInquiryForm<Values extends Record<string, string>>({
  defaultValues,
  loadSchema,
  send,
  errorMessages,
}: InquiryFormOptions<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [banner, setBanner] = useState<FormBanner | null>(null);
  const [isPending, setPending] = useState(false);
  const isSubmitting = useRef(false);

  const readValues = () => {
    const read = ([name, value]: [string, string]) => [name, findControl(formRef.current, name)?.value ?? value];
    return Object.fromEntries(Object.entries(defaultValues).map(read)) as Values;
  };

  const reset = () => {
    formRef.current?.reset();
    formRef.current?.dispatchEvent(new Event('input'));
  };

  /** The first error of each field. Those of no field are only in the banner. */
  const showErrors = (text: string, found: [path: string, text: string][]) => {
    const ofFields = Object.fromEntries(found.filter(([name]) => name in defaultValues).toReversed());
    const first = Object.keys(defaultValues).find((name) => name in ofFields);
    setErrors(ofFields);
    setBanner({ tone: 'error', text, takesFocus: first === undefined });
    if (first !== undefined) findControl(formRef.current, first)?.focus();
  };

  const submit = async () => {
    const values = readValues();
    const schema = await loadSchema().catch(() => null);
    const issues = schema?.safeParse(values).error?.issues ?? [];
    if (issues.length > 0)
      return showErrors(
        messages.fixErrors,
        issues.map(({ path, message }) => [String(path[0]), message]),
      );
    try {
      const { message } = await send(values);
      reset();
      setErrors({});
      setBanner({ tone: 'success', text: message, takesFocus: true });
    } catch (error) {
      const found = error instanceof ApiError ? error.errors : [];
      showErrors(
        errorMessage(error, errorMessages),
        found.map(({ path, msg }) => [path, msg]),
      );
    }
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setPending(true);
    setBanner(null);
    await submit();
    isSubmitting.current = false;
    setPending(false);
  };

  return {
    formRef,
    handlers: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
      /** Editing clears the field's error and the banner. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
        if (name) setErrors((current) => (current[name] ? { ...current, [name]: undefined } : current));
        setBanner(null);
      },
    },
    banner,
    isPending,
    /** A failure is ignored, as the submission tries again. */
    preload: () => void loadSchema().catch(() => {}),
    /** Has the same effect as an edit by the visitor. */
    setValue: (name: string, value: string) => {
      const control = findControl(formRef.current, name);
      if (!control) return;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** `error` is for the `Field`, `input` for its control. */
    field: (name: keyof Values & string): FormField => ({
      error: errors[name],
      input: { name, defaultValue: defaultValues[name] ?? '' },
    }),
  };
}

/** One field of `useInquiryForm`. */
export type FormField = { error: string | undefined; input: { name: string; defaultValue: string } };

type BannerProps = Omit<ComponentProps<'div'>, 'role'> & { tone: 'success' | 'error' };

const tones = {
  success: { role: 'status', toneClass: 'border-hop text-hop-light in-[.on-light]:text-ink', Icon: CircleCheck },
  error: { role: 'alert', toneClass: 'border-rust text-rust-light in-[.on-light]:text-rust', Icon: CircleAlert },
} as const;

/** A message about a whole form or section. It is focusable, so that a form can move the focus to it. */
function Banner({ tone, className = '', children, ...rest }: BannerProps) {
  const { role, toneClass, Icon } = tones[tone];
  return (
    <div
      role={role}
      tabIndex={-1}
      className={`flex items-start gap-3 rounded-card border-l-4 bg-ash/80 px-4 py-3 text-lg in-[.on-light]:bg-foam ${toneClass} ${className}`}
      {...rest}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <div className="text-oat in-[.on-light]:text-ink">{children}</div>
    </div>
  );
}
