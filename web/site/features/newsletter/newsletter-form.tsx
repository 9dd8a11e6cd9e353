import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { newsletter } from '@domain/page/components';
import type { SectionOf } from '@domain/page/definition';
import type { SubscriberSource } from '@domain/subscriber/constants';
import { ApiError } from '../../../api/client';
import { sendSubscription } from '../../../api/forms';
import { Button } from '../../../ui/button';
import { Headline, Section } from '../../../ui/layout';
import { Word, useWords } from '../../../ui/use-words';
import { useToast } from '../../../ui/toaster';
import { useHydrated } from '../../../ui/use-hydrated';
import { Honeypot, honeypotName, newsletterErrorMessages, NoScriptNotice, errorMessage } from '../../shared/form-parts';
import { EarlyInput, usePreloadOnInteraction } from '../../shared/hydration';

/** Imported on demand, because the schema brings zod with it. */
const loadSchema = () => import('@domain/subscriber/input').then(({ subscribeInput }) => subscribeInput);

/** Loads the validator ahead of the submit, which retries a failed load. */
const preloadNewsletterValidator = () => void loadSchema().catch(() => {});

/** If the validator fails to load, only the server checks, by the same schema. */
async function subscribe({ email, source, website }: { email: string; source: SubscriberSource; website: string }) {
  const schema = await loadSchema().catch(() => null);
  const input = schema?.safeParse({ email, source });
  if (input && !input.success)
    throw new ApiError(400, input.error.issues[0]?.message ?? newsletterErrorMessages.fallback);
  return sendSubscription({ email: input?.data.email ?? email, source, website });
}

/** How long 'Subscribed!' is shown. */
const confirmationMs = 3000;

/**
 * On the home page (`website`), the button shows 'Subscribed!' for 3 s. On that of the events, and wherever the visitor has to
 * confirm the subscription, a toast shows the server's message.
 */
export function NewsletterForm({ source }: { source: 'website' | 'events' }) {
  const id = useId();
  const showAlert = useToast();
  const toWord = useWords();
  const emailInput = useRef<HTMLInputElement>(null);
  const [isSubscribed, setSubscribed] = useState(false);
  const isHydrated = useHydrated();
  const preloadHandlers = usePreloadOnInteraction(preloadNewsletterValidator);
  // Uncontrolled, to keep what was typed before hydration.
  const clear = () => {
    if (emailInput.current) emailInput.current.value = '';
  };
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: subscribe,
    onSuccess: ({ message, needsConfirmation }) => {
      if (source === 'events' || needsConfirmation) {
        clear();
        return void showAlert(message, 'success');
      }
      setSubscribed(true);
      setTimeout(() => {
        setSubscribed(false);
        clear();
      }, confirmationMs);
    },
    onError: (cause) => {
      if (cause instanceof ApiError && cause.status === 400) emailInput.current?.focus();
    },
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubscribed || isPending) return;
    const data = new FormData(event.currentTarget);
    mutate({ source, email: String(data.get('email') ?? ''), website: String(data.get(honeypotName) ?? '') });
  };

  return (
    <form
      {...preloadHandlers}
      noValidate
      onSubmit={handleSubmit}
      className="flex flex-col gap-3 sm:flex-row sm:flex-wrap"
    >
      <EarlyInput />
      <label htmlFor={id} className="sr-only">
        <Word>Email address</Word>
      </label>
      <input
        ref={emailInput}
        id={id}
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={toWord('Enter your email')}
        readOnly={isSubscribed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        // A reset while a call is in flight would lose its outcome.
        onChange={error ? reset : undefined}
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
        {isSubscribed ? toWord('Subscribed!') : isPending ? toWord('Subscribing…') : toWord('Subscribe')}
      </Button>
      {error && (
        <p id={`${id}-error`} role="alert" className="basis-full text-lg font-semibold">
          {errorMessage(error, newsletterErrorMessages)}
        </p>
      )}
      <span role="status" className="sr-only">
        {isSubscribed ? toWord('Subscribed!') : ''}
      </span>
      <NoScriptNotice action="Subscribing here" className="basis-full">
        We’ll add you to the list:
      </NoScriptNotice>
    </form>
  );
}

type NewsletterProps = { section: SectionOf<typeof newsletter>; source?: 'website' | 'events' };

/** The form beside its headline. */
export const Newsletter = ({ section, source = 'website' }: NewsletterProps) => (
  <Section
    aria-labelledby="newsletter"
    data-no-print
    tone="amber"
    space={source === 'events' ? 'py-6 md:py-20' : 'py-14 md:py-20'}
  >
    <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-5 lg:grid-cols-2">
      <div>
        <Headline id="newsletter" text={section.heading} />
        <p className="mt-3 max-w-xl text-lead">{section.text}</p>
      </div>
      <NewsletterForm source={source} />
    </div>
  </Section>
);

export const EventsNewsletter = (props: NewsletterProps) => <Newsletter {...props} source="events" />;
