import { ActionLink } from '../composed-section';
import { sitePhoto, useOptionalPage } from '../page/page';
import { StatusPage } from './status-page';

/** Only its headline, while its texts can't be loaded. */
export function NotFoundPage() {
  const page = useOptionalPage('not-found');
  if (!page) return <StatusPage label="Error 404" title="Page not found" />;
  const { seo, path, hero } = page;
  const { eyebrow, title, text, photo, actionLabel, actionHref, otherLabel, otherHref } = hero;
  const head = { ...seo, image: seo.image && sitePhoto(seo.image), path };
  return (
    <StatusPage label={eyebrow} title={title} photo={sitePhoto(photo)} head={head}>
      <p className="whitespace-pre-line">{text}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ActionLink size="lg" label={actionLabel} href={actionHref} />
        <ActionLink size="lg" variant="outline" label={otherLabel} href={otherHref} />
      </div>
    </StatusPage>
  );
}
