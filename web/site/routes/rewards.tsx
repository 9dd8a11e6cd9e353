import { photos } from '../assets/images';
import { RewardsEmbed } from '../features/rewards/rewards-embed';
import { breadcrumbs } from '../seo/breadcrumbs';
import { Head } from '../seo/head';
import { useSite } from '../site-context';

/** The demo program that comes with the site (decisions.md, "Rewards"). */
const demoPath = '/rewards/demo';

export function Component() {
  const { publicUrl, brand, rewardsUrl } = useSite();
  return (
    <>
      <Head
        title="Rewards"
        description={`The ${brand.name} rewards program: collect points in both taprooms and turn them into beer.`}
        image={photos.gallery3}
        jsonLd={[breadcrumbs(publicUrl, { name: 'Rewards', path: '/rewards' })]}
      />
      <RewardsEmbed key={rewardsUrl} src={rewardsUrl ?? demoPath} />
    </>
  );
}
