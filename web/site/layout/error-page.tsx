import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../shared/status/not-found-page';
import { PageLoadError } from '../shared/status/page-load-error';
import { PageLoadFailure } from './page-load-failure';
import { UnexpectedError } from './unexpected-error';

/** Shown instead of a page that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const { key } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof PageLoadError) return <PageLoadFailure key={key} />;
  return <UnexpectedError isRetrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
