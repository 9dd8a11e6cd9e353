import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { useHydrated } from '../../../ui/use-hydrated';
import { Honeypot } from './honeypot';
import { useWhenTurnedTo } from '../hydration/when-turned-to';
import type { FormBanner } from './use-inquiry-form';
import type { UseFormRegisterReturn } from 'react-hook-form';

type InquiryFormProps = {
  /** What the form is called by a screen reader. */
  label: string;
  banner: FormBanner | null;
  bannerRef: RefObject<HTMLDivElement | null>;
  isPending: boolean;
  handleSubmit: FormEventHandler<HTMLFormElement>;
  /** Fetches what the form needs when it is sent. */
  prepare: () => void;
  honeypot: UseFormRegisterReturn;
  submitLabel: string;
  /** Stands beside the button. */
  note?: ReactNode;
  children: ReactNode;
};

/** The frame of a form: banner, fields, honeypot and the button that can be pressed once at a time. */
export function InquiryForm(props: InquiryFormProps) {
  const { label, banner, bannerRef, isPending, handleSubmit, prepare, honeypot, submitLabel, note, children } = props;
  const isHydrated = useHydrated();
  const whenTurnedTo = useWhenTurnedTo(prepare);
  return (
    // The answer to a form without script is a page of JSON, so `method` only keeps what was typed out of the address.
    <form
      {...whenTurnedTo}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isPending}
      onSubmit={handleSubmit}
      className="relative"
    >
      <div className="flex flex-col gap-6">
        {banner && (
          <Banner ref={bannerRef} tone={banner.tone}>
            {banner.text}
          </Banner>
        )}
        {children}
        <Honeypot {...honeypot} />
        <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
          {/* While it is sent not `disabled`: that would take the keyboard's focus away while the answer is on its way. */}
          <Button
            type="submit"
            size="lg"
            disabled={!isHydrated}
            aria-disabled={isPending}
            className="shrink-0 disabled:opacity-100"
          >
            {isPending ? 'Sending…' : submitLabel}
          </Button>
          {note && <div className="text-base opacity-90">{note}</div>}
        </div>
      </div>
    </form>
  );
}
