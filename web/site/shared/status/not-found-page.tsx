import { ButtonLink } from '../../../ui/button';
import { Head } from '../../seo/head';
import { sitePhoto } from '../page/site-photo';
import { useOptionalPage } from '../page/use-page';
import { StatusPage } from './status-page';

/** While its texts can't be loaded, only its headline. */
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
