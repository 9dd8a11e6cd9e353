import type { FormEventHandler, ReactNode, RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { useHydrated } from '../../../ui/use-hydrated';
import { NoScriptNotice } from '../no-script-notice';
import { EarlyInput } from '../hydration/early-input';
import { usePreloadOnInteraction } from '../hydration/use-preload-on-interaction';
import { Honeypot } from './honeypot';
import type { FormBanner } from './use-inquiry-form';

type InquiryFormProps = {
  /** Accessible name of the form. */
  label: string;
  banner: FormBanner | null;
  bannerRef: RefObject<HTMLDivElement | null>;
  isPending: boolean;
  handleSubmit: FormEventHandler<HTMLFormElement>;
  /** Loads the validator. */
  preload: () => void;
  honeypot: UseFormRegisterReturn;
  submitLabel: string;
  /** Beside the button. */
  note?: ReactNode;
  /** After the message of success. */
  next?: ReactNode;
  children: ReactNode;
};

/** Banner, fields, honeypot and submit button. */
export function InquiryForm(props: InquiryFormProps) {
  const { label, banner, bannerRef, isPending, handleSubmit, preload, honeypot, submitLabel, note, next, children } =
    props;
  const isHydrated = useHydrated();
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
        <Honeypot {...honeypot} />
        <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
          {/* `aria-disabled` while pending: `disabled` would lose the keyboard focus. */}
          <Button
            type="submit"
            size="lg"
            disabled={!isHydrated}
            aria-disabled={isPending}
            className="shrink-0 not-noscript:disabled:opacity-100"
          >
            {isPending ? 'Sending…' : submitLabel}
          </Button>
          {note && <div className="text-base opacity-90">{note}</div>}
        </div>
      </div>
    </form>
  );
}
