import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner';
import { isJustReloaded } from '../shared/status/reload';
import { reloadIfReachable } from '../shared/status/reload-if-reachable';
import { FailurePage } from './failure-page';
import { UnexpectedError } from './unexpected-error';

/**
 * Shown instead of a page that needs a new document; of a failed chunk, for example, browser and router cache the failure. It
 * loads at once, or offline when the visitor retries. The URL is already that of the page.
 */
export function PageLoadFailure({ canLoop }: { canLoop: boolean }) {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const [isRetrying, setRetrying] = useState(false);
  const [hasRetried, setRetried] = useState(false);
  const [canReloadNow] = useState(() => !canLoop || !isJustReloaded());

  useEffect(() => {
    if (!canReloadNow) return;
    void reloadIfReachable().then((isReachable) => setOffline(!isReachable));
  }, [canReloadNow]);

  const retry = async () => {
    setRetrying(true);
    setRetried(true);
    setOffline(!(await reloadIfReachable()));
    setRetrying(false);
  };
  const retryProps = { isRetrying, onRetry: () => void retry() };

  if (isOffline)
    return (
      <FailurePage
        label="No connection"
        title="You're offline"
        text={offlineText(isRetrying, hasRetried)}
        {...retryProps}
      />
    );
  if (!canReloadNow) return <UnexpectedError {...retryProps} />;
  return <Spinner label="Loading page…" className="min-h-[88svh]" />;
}

function offlineText(isRetrying: boolean, hasRetried: boolean) {
  if (isRetrying) return 'Trying again…';
  if (hasRetried) return 'Still no connection. Please try again in a moment.';
  return 'This page could not be poured. Please check your connection and try again.';
}
