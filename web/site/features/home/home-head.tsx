import { Head } from '../../seo/head';
import { useNow, useSite } from '../../site-context';
import { breweryJsonLd } from '../../seo/brewery-json-ld';

export function HomeHead() {
  const { brand, publicUrl, taprooms } = useSite();
  const now = useNow();
  return (
    <Head
      title={`${brand.name}: craft beer from the Sierra foothills since 2010`}
      description="Family-owned craft brewery with taprooms in Auburn and Folsom, California. See what’s pouring, what’s happening and where to find our beers."
      jsonLd={[breweryJsonLd({ brand, publicUrl, now, taprooms })]}
    />
  );
}
