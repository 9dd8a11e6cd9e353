import { useCallback, useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner';
import { isJustReloaded, isSiteReachable, reloadDocument } from '../shared/status/reload';
import { FailurePage } from './failure-page';
import { UnexpectedError } from './unexpected-error';

/**
 * Browser and router keep the result of a failed import, so only a new document helps. The URL is already the page's own:
 * loads its document at once, or, without a connection, on request.
 */
export function PageLoadFailure() {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const [isRetrying, setRetrying] = useState(false);
  const [hasRetried, setRetried] = useState(false);
  const [canReloadNow] = useState(() => !isJustReloaded());

  const reload = useCallback(async () => {
    if (await isSiteReachable()) reloadDocument();
    else setOffline(true);
  }, []);

  useEffect(() => {
    if (canReloadNow) void reload();
  }, [canReloadNow, reload]);

  const retry = async () => {
    setRetrying(true);
    setRetried(true);
    await reload();
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
  return 'This page could not be poured without a connection. Please check yours and try again.';
}
