import { useId, useRef, useState, type FormEvent } from 'react';
import type { SubscriberSource } from '@domain/subscriber/constants';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toaster';
import { useHydrated } from '../../../ui/use-hydrated';
import { Honeypot, honeypotName } from '../../shared/form/honeypot';
import { NoScriptNotice } from '../../shared/no-script-notice';
import { EarlyInput } from '../../shared/hydration/early-input';
import { usePreloadOnInteraction } from '../../shared/hydration/use-preload-on-interaction';
import { preloadNewsletterValidator, useNewsletter } from './use-newsletter';

/** How long 'Subscribed!' is shown. */
const confirmationMs = 3000;

type NewsletterFormProps = {
  source: SubscriberSource;
  /**
   * `inline`: the button shows 'Subscribed!' for 3 s (home). `alert`: a toast shows the server's message (events, and
   * wherever the visitor has to confirm the subscription).
   */
  confirmation: 'inline' | 'alert';
  className?: string;
};

export function NewsletterForm({ source, confirmation, className = '' }: NewsletterFormProps) {
  const id = useId();
  const showAlert = useToast();
  const emailInput = useRef<HTMLInputElement>(null);
  const [isSubscribed, setSubscribed] = useState(false);
  const isHydrated = useHydrated();
  const preloadHandlers = usePreloadOnInteraction(preloadNewsletterValidator);
  // Uncontrolled, to keep what was typed before hydration.
  const clear = () => {
    if (emailInput.current) emailInput.current.value = '';
  };
  const { subscribe, isPending, error, clearError } = useNewsletter(source, (message, needsConfirmation) => {
    if (confirmation === 'inline' && !needsConfirmation) {
      setSubscribed(true);
      setTimeout(() => {
        setSubscribed(false);
        clear();
      }, confirmationMs);
      return;
    }
    clear();
    showAlert(message, 'success');
  });

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubscribed) return;
    const data = new FormData(event.currentTarget);
    const outcome = await subscribe({
      email: String(data.get('email') ?? ''),
      website: String(data.get(honeypotName) ?? ''),
    });
    if (outcome === 'invalid-email') emailInput.current?.focus();
  };

  return (
    <form
      {...preloadHandlers}
      noValidate
      onSubmit={handleSubmit}
      className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap ${className}`}
    >
      <EarlyInput />
      <label htmlFor={id} className="sr-only">
        Email address
      </label>
      <input
        ref={emailInput}
        id={id}
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Enter your email"
        readOnly={isSubscribed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={clearError}
        className="min-h-14 min-w-0 grow rounded-card border-2 border-ink bg-foam px-5 text-lg text-ink placeholder:text-umber"
      />
      <Honeypot />
      <Button
        type="submit"
        size="lg"
        disabled={!isHydrated}
        aria-disabled={isPending || isSubscribed}
        className="shrink-0 bg-ink! text-foam! hover:bg-ash! not-noscript:disabled:opacity-100 aria-disabled:opacity-100"
      >
        {isSubscribed ? 'Subscribed!' : isPending ? 'Subscribing…' : 'Subscribe'}
      </Button>
      {error && (
        <p id={`${id}-error`} role="alert" className="basis-full text-lg font-semibold">
          {error}
        </p>
      )}
      <span role="status" className="sr-only">
        {isSubscribed ? 'Subscribed!' : ''}
      </span>
      <NoScriptNotice action="Subscribing here" className="basis-full">
        We’ll add you to the list:
      </NoScriptNotice>
    </form>
  );
}
