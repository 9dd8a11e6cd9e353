import { oembedPath, tapFeedPath } from '../../domain/tap-paths';
import { useSite } from '../site-context';

type TapLinksProps = {
  /** Path and query of the page. */
  path: string;
  /** Of the only taproom whose list the page has; null: of several. */
  slug: string | null;
};

/** For feed readers, and for sites that embed a link to a page with a tap list. React moves the tags into `<head>`. */
export function TapLinks({ path, slug }: TapLinksProps) {
  const { publicUrl } = useSite();
  return (
    <>
      <link
        rel="alternate"
        type="application/json+oembed"
        title="Tap list"
        href={publicUrl + oembedPath(publicUrl + path)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title="Newly tapped (JSON Feed)"
        href={publicUrl + tapFeedPath('json', slug)}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title="Newly tapped (RSS)"
        href={publicUrl + tapFeedPath('xml', slug)}
      />
    </>
  );
}
