import { Button, ButtonLink } from '../../../ui/button';
import { Head } from '../../seo/head';
import { StatusPage } from './status-page';

type DetailErrorProps = {
  title: string;
  isNotFound: boolean;
  /** Why the record may be missing. */
  notFoundText: string;
  list: { href: string; label: string };
  onRetry: () => void;
};

/** Instead of a detail page: the record does not exist (404), or it failed to load. */
export function DetailError({ title, isNotFound, notFoundText, list, onRetry }: DetailErrorProps) {
  return (
    <>
      <Head title={title} description={title} robots="noindex" />
      <StatusPage label={isNotFound ? 'Error 404' : 'Something spilled'} title={title}>
        <p>{isNotFound ? notFoundText : 'Something went wrong on our end. Please try again in a moment.'}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          {!isNotFound && (
            <Button size="lg" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <ButtonLink href={list.href} size="lg" variant={isNotFound ? 'primary' : 'outline'}>
            {list.label}
          </ButtonLink>
        </div>
      </StatusPage>
    </>
  );
}
