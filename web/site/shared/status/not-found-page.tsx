import { ButtonLink } from '../../../ui/button';
import { Head } from '../../seo/head';
import { StatusPage } from './status-page';

export function NotFoundPage() {
  return (
    <>
      <Head title="Page not found" description="This page does not exist." robots="noindex" path="/404" />
      <StatusPage label="Error 404" title="Page not found">
        <p>This tap has run dry: the page does not exist. The beers, the taprooms and the events are a click away.</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink size="lg" href="/beers">
            See our beers
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href="/">
            Back to Home
          </ButtonLink>
        </div>
      </StatusPage>
    </>
  );
}
