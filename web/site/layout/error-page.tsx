import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ButtonLink, Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { PageLoadError, reloadIfReachable } from '../shared/status/page-load-error';
import { isJustReloaded } from '../shared/status/reload';
import { StatusPage } from '../shared/status/status-page';

type FailurePageProps = {
  label: string;
  title: string;
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
  /** Beside Try Again. */
  children?: ReactNode;
};

/** A full-page error with Try Again. Screen readers announce a changed `text`. */
function FailurePage({ label, title, text, isRetrying, onRetry, children }: FailurePageProps) {
  return (
    <StatusPage label={label} title={title} head={{ description: text }}>
      <p role="alert">{text}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button size="lg" onClick={onRetry} aria-disabled={isRetrying}>
          Try Again
        </Button>
        {children}
      </div>
    </StatusPage>
  );
}

/** The generic error screen. */
function UnexpectedError(props: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <FailurePage
      label="Something spilled"
      title="Unexpected Application Error!"
      text="This page could not be poured. Please try again in a moment."
      {...props}
    >
      <ButtonLink size="lg" variant="outline" href="/">
        Back to Home
      </ButtonLink>
    </FailurePage>
  );
}

/**
 * Shown instead of a page that needs a new document; of a failed chunk, for example, browser and router cache the failure. It
 * loads at once, or offline when the visitor retries. The URL is already that of the page.
 */
function PageLoadFailure({ canLoop }: { canLoop: boolean }) {
  const [isOffline, setOffline] = useState(() => !import.meta.env.SSR && !navigator.onLine);
  const [retries, setRetries] = useState<keyof typeof offlineTexts>('none');
  const [canReloadNow] = useState(() => !canLoop || !isJustReloaded());

  useEffect(() => {
    if (!canReloadNow) return;
    void reloadIfReachable().then((isReachable) => setOffline(!isReachable));
  }, [canReloadNow]);

  const retry = async () => {
    setRetries('pending');
    setOffline(!(await reloadIfReachable()));
    setRetries('failed');
  };
  const retryProps = { isRetrying: retries === 'pending', onRetry: () => void retry() };

  if (isOffline)
    return <FailurePage label="No connection" title="You’re offline" text={offlineTexts[retries]} {...retryProps} />;
  if (!canReloadNow) return <UnexpectedError {...retryProps} />;
  return <Spinner label="Loading page…" className="min-h-[88svh]" />;
}

const offlineTexts = {
  none: 'This page could not be poured. Please check your connection and try again.',
  pending: 'Trying again…',
  failed: 'Still no connection. Please try again in a moment.',
};

/** Error boundary of the routes: a page that failed to load, or any other error. */
export function ErrorPage() {
  const error = useRouteError();
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (error instanceof PageLoadError) return <PageLoadFailure key={key} canLoop={!error.isOutdated} />;
  return <UnexpectedError isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
