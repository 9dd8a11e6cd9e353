import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { newsletterMutations } from '../../../api/newsletter';
import { Button, ButtonLink } from '../../../ui/button';
import { useHydrated } from '../../../ui/use-hydrated';
import { NoScriptNotice } from '../../shared/no-script-notice';
import { StatusPage } from '../../shared/status/status-page';

const label = 'Newsletter';

/** The token is in the fragment, so that no server, log or `Referer` has it. */
const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token')?.trim() ?? '';

/** Asks for a click, because mail clients prefetch links: opening one must not subscribe. */
export function ConfirmSubscription() {
  const isHydrated = useHydrated();
  const confirm = useMutation(newsletterMutations.confirm);
  const isInvalidLink =
    (isHydrated && readToken() === '') || (confirm.error instanceof ApiError && confirm.error.status === 404);

  if (confirm.isSuccess) return <Confirmed />;
  if (isInvalidLink) return <InvalidLink />;
  return (
    <StatusPage label={label} title="Confirm your subscription">
      <NoScriptNotice action="This page">We’ll add you to the list:</NoScriptNotice>
      <p>One click, and you’re on the list. Every newsletter has a link to unsubscribe.</p>
      <Button
        size="lg"
        className="mt-8"
        disabled={!isHydrated}
        aria-disabled={confirm.isPending}
        onClick={() => !confirm.isPending && confirm.mutate(readToken())}
      >
        {confirm.isPending ? 'Confirming…' : 'Confirm'}
      </Button>
      {confirm.isError && (
        <p role="alert" className="mt-6 border-l-4 border-rust pl-4">
          Failed to confirm. Please check your connection and try again.
        </p>
      )}
    </StatusPage>
  );
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

function Confirmed() {
  return (
    <StatusPage label={label} title="You are subscribed">
      {/* Receives the focus, because the focused button was removed. */}
      <p role="status" tabIndex={-1} ref={focusOnMount}>
        Thank you for subscribing to our newsletter!
      </p>
      <ButtonLink size="lg" href="/" className="mt-8">
        Back to Home
      </ButtonLink>
    </StatusPage>
  );
}

function InvalidLink() {
  return (
    <StatusPage label={label} title="This link does not work">
      <p>It may be incomplete, older than a week, or you have already confirmed. To get a new one, subscribe again.</p>
      <ButtonLink size="lg" href="/" className="mt-8">
        Back to Home
      </ButtonLink>
    </StatusPage>
  );
}
