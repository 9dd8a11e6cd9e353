import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { newsletterMutations, newsletterQueries } from '../../../api/newsletter';
import { Button, ButtonLink } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { FailedSection } from '../../shared/status/failed-section';
import { StatusPage } from '../../shared/status/status-page';

/** Asks first and then unsubscribes: opening the link alone changes nothing, because mail programs open links too. */
export function Unsubscribe({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    ...newsletterQueries.unsubscribe(token),
    enabled: token !== '',
  });
  const leave = useMutation(newsletterMutations.unsubscribe);
  const isUnknown = token === '' || (error instanceof ApiError && error.status === 404);

  if (leave.isSuccess) return <Left />;
  if (isUnknown) return <UnknownLink />;
  return (
    <StatusPage label="Newsletter" title="Unsubscribe">
      {isPending && <Spinner label="Looking up your subscription…" className="justify-items-start" />}
      {error && <FailedSection message="Your subscription could not be looked up." onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            Stop sending our newsletter to{' '}
            <strong className="inline-block max-w-full wrap-anywhere">{data.email}</strong>?
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Button size="lg" aria-disabled={leave.isPending} onClick={() => !leave.isPending && leave.mutate(token)}>
              {leave.isPending ? 'Unsubscribing…' : 'Unsubscribe'}
            </Button>
            <ButtonLink size="lg" variant="outline" href="/">
              Keep it
            </ButtonLink>
          </div>
          {leave.isError && (
            <p role="alert" className="mt-6 border-l-4 border-rust pl-4">
              That did not work. Please check your connection and try again.
            </p>
          )}
        </>
      )}
    </StatusPage>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

function Left() {
  return (
    <StatusPage label="Newsletter" title="You are unsubscribed">
      {/* The button that had the focus is gone. */}
      <p role="status" tabIndex={-1} ref={takeFocus}>
        We will not write again. The door of the taproom stays open.
      </p>
      <ButtonLink size="lg" href="/" className="mt-8">
        Back to Home
      </ButtonLink>
    </StatusPage>
  );
}

function UnknownLink() {
  return (
    <StatusPage label="Newsletter" title="This link does not work">
      <p>It may be incomplete. Open it again from the newsletter, or write to us and we will take you off the list.</p>
      <ButtonLink size="lg" href="/contact" className="mt-8">
        Contact us
      </ButtonLink>
    </StatusPage>
  );
}
