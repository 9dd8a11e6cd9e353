import { Button, ButtonLink } from '../../../ui/button';
import { Head } from '../../seo/head';
import { StatusPage } from '../../shared/status/status-page';

/** 'Beer not found' with 404, otherwise 'Failed to load beer details' (visitor-site.md §8). */
export function BeerError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  const title = isNotFound ? 'Beer not found' : 'Failed to load beer details';
  return (
    <>
      <Head title={title} description={title} robots="noindex" />
      <StatusPage label={isNotFound ? 'Error 404' : 'Something spilled'} title={title}>
        <p>
          {isNotFound
            ? 'It may have been renamed, or the last keg is gone.'
            : 'Something went wrong on our end. Please try again in a moment.'}
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          {!isNotFound && (
            <Button size="lg" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <ButtonLink href="/beers" size="lg" variant={isNotFound ? 'primary' : 'outline'}>
            Back to Beers
          </ButtonLink>
        </div>
      </StatusPage>
    </>
  );
}
