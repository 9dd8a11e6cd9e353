import { Button, ButtonLink } from '../../../ui/button';
import { Head } from '../../seo/head';
import { StatusPage } from '../../shared/status/status-page';

/** For an unknown event (404), or one that failed to load. */
export function EventError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  const title = isNotFound ? 'Event not found' : 'Failed to load event details';
  return (
    <>
      <Head title={title} description={title} robots="noindex" />
      <StatusPage label={isNotFound ? 'Error 404' : 'Something spilled'} title={title}>
        <p>
          {isNotFound
            ? 'It may have been withdrawn, or the link has a typo. Everything that’s coming up is on the events page.'
            : 'Something went wrong on our end. Please try again in a moment.'}
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          {!isNotFound && (
            <Button size="lg" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <ButtonLink href="/events" size="lg" variant={isNotFound ? 'primary' : 'outline'}>
            See upcoming events
          </ButtonLink>
        </div>
      </StatusPage>
    </>
  );
}
