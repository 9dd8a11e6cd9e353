import { useId, useRef, useState, type FormEvent } from 'react';
import type { SubscriberSource } from '@domain/subscriber/subscriber';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toaster';
import { useHydrated } from '../../../ui/use-hydrated';
import { Honeypot } from '../../shared/form/honeypot';
import { useWhenTurnedTo } from '../../shared/hydration/when-turned-to';
import { preloadNewsletterValidator, useNewsletter } from './use-newsletter';

/** visitor-site.md §9: how long 'Subscribed!' is shown. */
const confirmationMs = 3000;

type Props = {
  source: SubscriberSource;
  /** `inline`: the button itself says 'Subscribed!' for 3 s (home). `alert`: the server's message is shown (events). */
  confirm: 'inline' | 'alert';
  className?: string;
};

export function NewsletterForm({ source, confirm, className = '' }: Props) {
  const id = useId();
  const alert = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [subscribed, setSubscribed] = useState(false);
  const isHydrated = useHydrated();
  const whenTurnedTo = useWhenTurnedTo(preloadNewsletterValidator);
  // Not controlled: what was typed before the page listened stays.
  const clear = () => {
    if (field.current) field.current.value = '';
  };
  const { subscribe, isPending } = useNewsletter(source, (message) => {
    if (confirm === 'inline') {
      setSubscribed(true);
      setTimeout(() => {
        setSubscribed(false);
        clear();
      }, confirmationMs);
      return;
    }
    clear();
    alert(message, 'success');
  });

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [email, website] = [String(typed.get('email') ?? ''), String(typed.get('website') ?? '')];
    if (subscribed) return;
    if ((await subscribe({ email, website })) === 'wrong address') field.current?.focus();
  };

  return (
    <form
      {...whenTurnedTo}
      noValidate
      onSubmit={handleSubmit}
      className={`flex flex-col gap-3 sm:flex-row ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        Email address
      </label>
      <input
        ref={field}
        id={id}
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Enter your email"
        readOnly={subscribed}
        className="min-h-14 min-w-0 grow rounded-card border-2 border-ink bg-foam px-5 text-lg text-ink placeholder:text-umber"
      />
      <Honeypot name="website" />
      <Button
        type="submit"
        size="lg"
        disabled={!isHydrated}
        aria-disabled={isPending || subscribed}
        className="shrink-0 bg-ink! text-foam! hover:bg-ash! disabled:opacity-100 aria-disabled:opacity-100"
      >
        {subscribed ? 'Subscribed!' : isPending ? 'Subscribing…' : 'Subscribe'}
      </Button>
      <span role="status" className="sr-only">
        {subscribed ? 'Subscribed!' : ''}
      </span>
    </form>
  );
}
