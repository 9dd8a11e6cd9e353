import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { PageLoadError } from '../shared/status/page-load-error';
import { PageLoadFailure } from './page-load-failure';
import { UnexpectedError } from './unexpected-error';

/** Error boundary of the routes: a page that failed to load, or any other error. */
export function ErrorPage() {
  const error = useRouteError();
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (error instanceof PageLoadError) return <PageLoadFailure key={key} canLoop={!error.isOutdated} />;
  return <UnexpectedError isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
