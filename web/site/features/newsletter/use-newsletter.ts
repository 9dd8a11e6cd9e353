import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { SubscriberSource } from '@domain/subscriber/subscriber';
import { ApiError } from '../../../api/client';
import { newsletterMutations } from '../../../api/newsletter';
import { useToast } from '../../../ui/toaster';
import { failureText } from '../../shared/status/failure-text';

const failures = {
  refused: 'Failed to subscribe. Please try again.',
  network: 'Failed to subscribe. Please check your connection and try again.',
};

/** The schema comes with its library, which no page should load before somebody turns to the form. */
const loadSchema = () => import('@domain/subscriber/input').then(({ subscribeInput }) => subscribeInput);

/** Fetches the validator before it is needed. What fails here is fetched again when it is. */
export const preloadNewsletterValidator = () => void loadSchema().catch(() => {});

type Typed = { email: string; website: string };
type Outcome = 'subscribed' | 'wrong address' | 'failed';

/** Subscribes an address, one at a time; whatever goes wrong is said in an alert (visitor-site.md §8). */
export function useNewsletter(source: SubscriberSource, onSubscribed: (message: string) => void) {
  const alert = useToast();
  const { mutateAsync } = useMutation(newsletterMutations.subscribe);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  async function send({ email, website }: Typed): Promise<Outcome> {
    // When the validator can't be had, the server checks alone, by the same schema.
    const schema = await loadSchema().catch(() => null);
    const input = schema?.safeParse({ email, source });
    if (input && !input.success) {
      alert(input.error.issues[0]?.message ?? failures.refused);
      return 'wrong address';
    }
    try {
      const { message } = await mutateAsync({ email: input?.data.email ?? email, source, website });
      onSubscribed(message);
      return 'subscribed';
    } catch (error) {
      alert(failureText(error, failures));
      return error instanceof ApiError && error.status === 400 ? 'wrong address' : 'failed';
    }
  }

  return {
    isPending,
    /** Null when one is on its way already. */
    async subscribe(typed: Typed): Promise<Outcome | null> {
      if (isSending.current) return null;
      isSending.current = true;
      setPending(true);
      const outcome = await send(typed);
      isSending.current = false;
      setPending(false);
      return outcome;
    },
  };
}
