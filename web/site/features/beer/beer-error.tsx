import { Button, ButtonLink } from '../../../ui/button';
import { Head } from '../../head';
import { StatusPage } from '../../shared/status/status-page';

/** 404: 'Beer not found'; anything else: 'Failed to load beer details' (visitor-site.md §8). */
export function BeerError({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  const title = isUnknown ? 'Beer not found' : 'Failed to load beer details';
  return (
    <>
      <Head title={title} description={title} robots="noindex" />
      <StatusPage label={isUnknown ? 'Error 404' : 'Something spilled'} title={title}>
        <p>
          {isUnknown
            ? 'It may have been renamed, or the last keg is gone.'
            : 'The tap is there, the line is not. Please try again in a moment.'}
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          {!isUnknown && (
            <Button size="lg" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <ButtonLink href="/beers" size="lg" variant={isUnknown ? 'primary' : 'outline'}>
            Back to Beers
          </ButtonLink>
        </div>
      </StatusPage>
    </>
  );
}
