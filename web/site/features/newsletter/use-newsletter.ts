import { useMutation } from '@tanstack/react-query';
import type { SubscriberSource } from '@domain/subscriber/subscriber';
import { newsletterMutations } from '../../../api/newsletter';
import { useToast } from '../../../ui/toaster';
import { failureText } from '../../shared/form/failure-text';

const failures = {
  refused: 'Failed to subscribe. Please try again.',
  network: 'Failed to subscribe. Please check your connection and try again.',
};

/** Subscribes an address; whatever goes wrong is said in an alert (visitor-site.md §8). */
export function useNewsletter(source: SubscriberSource, onSubscribed: (message: string) => void) {
  const alert = useToast();
  const { mutate, isPending } = useMutation({
    ...newsletterMutations.subscribe,
    onSuccess: ({ message }) => onSubscribed(message),
    onError: (error) => alert(failureText(error, failures)),
  });

  return {
    isPending,
    /** False when the address was refused on the spot. */
    async subscribe({ email, website }: { email: string; website: string }) {
      // The schema comes with its library, which no page should load before somebody subscribes.
      const { subscribeInput } = await import('@domain/subscriber/input');
      const input = subscribeInput.safeParse({ email, source });
      if (input.success) mutate({ email: input.data.email, source, website });
      else alert(input.error.issues[0]?.message ?? failures.refused);
      return input.success;
    },
  };
}
