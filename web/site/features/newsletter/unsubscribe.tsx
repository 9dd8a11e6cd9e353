import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { newsletterMutations, newsletterQueries } from '../../../api/newsletter';
import { Button, ButtonLink } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { NoScriptNotice } from '../../shared/no-script-notice';
import { SectionError } from '../../shared/status/section-error';
import { StatusPage } from '../../shared/status/status-page';

/** Asks for confirmation, because mail clients prefetch links: opening one must not unsubscribe. */
export function Unsubscribe({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...newsletterQueries.unsubscribe(token),
    enabled: token !== '',
  });
  const unsubscribe = useMutation(newsletterMutations.unsubscribe);
  const isInvalidLink = token === '' || (error instanceof ApiError && error.status === 404);

  if (unsubscribe.isSuccess) return <Unsubscribed />;
  if (isInvalidLink) return <InvalidLink />;
  return (
    <StatusPage label="Newsletter" title="Unsubscribe">
      <NoScriptNotice action="This page">We’ll take you off the list:</NoScriptNotice>
      {isPending && <Spinner label="Looking up your subscription…" className="justify-items-start noscript:hidden" />}
      {error && <SectionError message="We could not look up your subscription." onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            Stop sending our newsletter to{' '}
            <strong className="inline-block max-w-full wrap-anywhere">{data.email}</strong>?
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Button
              size="lg"
              aria-disabled={unsubscribe.isPending}
              onClick={() => !unsubscribe.isPending && unsubscribe.mutate(token)}
            >
              {unsubscribe.isPending ? 'Unsubscribing…' : 'Unsubscribe'}
            </Button>
            <ButtonLink size="lg" variant="outline" href="/">
              Stay subscribed
            </ButtonLink>
          </div>
          {unsubscribe.isError && (
            <p role="alert" className="mt-6 border-l-4 border-rust pl-4">
              Failed to unsubscribe. Please check your connection and try again.
            </p>
          )}
        </>
      )}
    </StatusPage>
  );
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

function Unsubscribed() {
  return (
    <StatusPage label="Newsletter" title="You are unsubscribed">
      {/* Receives the focus, because the focused button was removed. */}
      <p role="status" tabIndex={-1} ref={focusOnMount}>
        You won’t get any more newsletters from us. The taproom door is always open.
      </p>
      <ButtonLink size="lg" href="/" className="mt-8">
        Back to Home
      </ButtonLink>
    </StatusPage>
  );
}

function InvalidLink() {
  return (
    <StatusPage label="Newsletter" title="This link does not work">
      <p>It may be incomplete. Open it again from the newsletter, or contact us and we’ll take you off the list.</p>
      <ButtonLink size="lg" href="/contact" className="mt-8">
        Contact us
      </ButtonLink>
    </StatusPage>
  );
}
