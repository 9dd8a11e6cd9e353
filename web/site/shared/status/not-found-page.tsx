import { ApiError } from '../../../api/client';
import { ButtonLink, Button } from '../../../ui/button';
import { Head } from '../../seo/head';
import { sitePhoto, useOptionalPage } from '../page/use-page';
import { StatusPage } from './status-page';

/** Only its headline, while its texts can't be loaded. */
export function NotFoundPage() {
  const page = useOptionalPage('not-found');
  if (!page) return <StatusPage label="Error 404" title="Page not found" />;
  const { eyebrow, title, text, photo, actionLabel, actionHref, otherLabel, otherHref } = page.hero;
  return (
    <>
      <Head
        title={page.seo.title}
        description={page.seo.description}
        image={page.seo.image && sitePhoto(page.seo.image)}
        robots="noindex"
        path={page.path}
      />
      <StatusPage label={eyebrow} title={title} photo={sitePhoto(photo)}>
        <p className="whitespace-pre-line">{text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          {actionHref && (
            <ButtonLink size="lg" href={actionHref}>
              {actionLabel}
            </ButtonLink>
          )}
          {otherLabel && otherHref && (
            <ButtonLink size="lg" variant="outline" href={otherHref}>
              {otherLabel}
            </ButtonLink>
          )}
        </div>
      </StatusPage>
    </>
  );
}

type DetailErrorProps = {
  error: Error | null;
  /** Titles. */
  missing: string;
  failed: string;
  /** Why the record may be missing. */
  missingText: string;
  list: { href: string; label: string };
  onRetry: () => void;
};

/** Instead of a detail page: the record does not exist (404), or it failed to load. */
export function DetailError({ error, missing, failed, missingText, list, onRetry }: DetailErrorProps) {
  const isNotFound = error instanceof ApiError && error.status === 404;
  const title = isNotFound ? missing : failed;
  return (
    <>
      <Head title={title} description={title} robots="noindex" />
      <StatusPage label={isNotFound ? 'Error 404' : 'Something spilled'} title={title}>
        <p>{isNotFound ? missingText : 'Something went wrong on our end. Please try again in a moment.'}</p>
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
