import { useEffect, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { Spinner } from '../../ui/spinner';
import { PageLoadError, reloadIfReachable } from '../shared/status/page-load-error';
import { isJustReloaded } from '../shared/status/reload';
import { FailurePage } from '../shared/status/status-page';

const failedText = 'This page could not be poured. Please try again in a moment.';

/** The generic error screen. */
const UnexpectedError = (props: { isRetrying: boolean; onRetry: () => void }) => (
  <FailurePage
    label="Something spilled"
    title="Unexpected Application Error!"
    text={failedText}
    head={{ description: failedText }}
    link={{ href: '/', label: 'Back to Home' }}
    {...props}
  />
);

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

  if (isOffline) {
    const text = offlineTexts[retries];
    return (
      <FailurePage
        label="No connection"
        title="You’re offline"
        text={text}
        head={{ description: text }}
        {...retryProps}
      />
    );
  }
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
