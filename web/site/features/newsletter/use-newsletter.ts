import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { SubscriberSource } from '@domain/subscriber/constants';
import { ApiError } from '../../../api/client';
import { newsletterMutations } from '../../../api/newsletter';
import { errorMessage } from '../../shared/status/error-message';
import { newsletterErrorMessages } from '../../shared/newsletter-error-messages';

/** Imported on demand, because the schema brings zod with it. */
const loadSchema = () => import('@domain/subscriber/input').then(({ subscribeInput }) => subscribeInput);

/** Loads the validator ahead of the submit, which retries a failed load. */
export const preloadNewsletterValidator = () => void loadSchema().catch(() => {});

type Subscription = { email: string; website: string };
type Outcome = 'subscribed' | 'invalid-email' | 'failed';

/** Subscribes an e-mail address; `error` is of the last attempt. */
export function useNewsletter(
  source: SubscriberSource,
  onSubscribed: (message: string, needsConfirmation?: true) => void,
) {
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useMutation(newsletterMutations.subscribe);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  async function send({ email, website }: Subscription): Promise<Outcome> {
    // Without the validator only the server checks, by the same schema.
    const schema = await loadSchema().catch(() => null);
    const input = schema?.safeParse({ email, source });
    if (input && !input.success) {
      setError(input.error.issues[0]?.message ?? newsletterErrorMessages.fallback);
      return 'invalid-email';
    }
    try {
      const { message, needsConfirmation } = await mutateAsync({ email: input?.data.email ?? email, source, website });
      onSubscribed(message, needsConfirmation);
      return 'subscribed';
    } catch (cause) {
      setError(errorMessage(cause, newsletterErrorMessages));
      return cause instanceof ApiError && cause.status === 400 ? 'invalid-email' : 'failed';
    }
  }

  return {
    isPending,
    error,
    clearError: () => setError(null),
    /** Null while a previous call is in flight. */
    async subscribe(subscription: Subscription): Promise<Outcome | null> {
      if (isSending.current) return null;
      isSending.current = true;
      setPending(true);
      setError(null);
      const outcome = await send(subscription);
      isSending.current = false;
      setPending(false);
      return outcome;
    },
  };
}
