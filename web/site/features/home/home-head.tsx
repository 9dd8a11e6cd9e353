import { Head } from '../../seo/head';
import { useNow, useSite } from '../../site-context';
import { sitePhoto } from '../../shared/page/site-photo';
import { usePage } from '../../shared/page/use-page';
import { breweryJsonLd } from '../../seo/brewery-json-ld';

export function HomeHead() {
  const { seo } = usePage('home');
  const { brand, publicUrl, taprooms } = useSite();
  const now = useNow();
  return (
    <Head
      title={seo.title}
      description={seo.description}
      image={seo.image && sitePhoto(seo.image)}
      jsonLd={[breweryJsonLd({ brand, publicUrl, now, taprooms })]}
    />
  );
}
