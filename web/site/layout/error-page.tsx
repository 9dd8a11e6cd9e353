import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button';
import { NotFoundPage } from '../shared/status/not-found-page';
import { StatusPage } from '../shared/status/status-page';
import { Head } from '../head';

/** What is shown instead of a page that failed: the 404, or the catch-all of visitor-site.md §8. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <Head title="Unexpected Application Error!" description="This page could not be shown." robots="noindex" />
      <StatusPage label="Something spilled" title="Unexpected Application Error!">
        <p>This page could not be poured. Please try again in a moment.</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button size="lg" onClick={() => void revalidate()} aria-disabled={state === 'loading'}>
            Try Again
          </Button>
          <ButtonLink size="lg" variant="outline" href="/">
            Back to Home
          </ButtonLink>
        </div>
      </StatusPage>
    </>
  );
}
