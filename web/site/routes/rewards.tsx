import { ExternalProgram } from '../features/rewards/external-program';
import { RewardsEmbed } from '../features/rewards/rewards-embed';
import { pageLoader } from '../loaders';
import { PageHead } from '../shared/page/page-sections';
import { usePage } from '../shared/page/use-page';
import { useSite } from '../site-context';

/** The demo program that comes with the site. */
const demoPath = '/rewards/demo';

export const loader = pageLoader('rewards');

export function Component() {
  const { rewardsUrl, publicUrl } = useSite();
  const page = usePage('rewards');
  return (
    <>
      <PageHead page={page} />
      {rewardsUrl && new URL(rewardsUrl).host !== new URL(publicUrl).host ? (
        <ExternalProgram key={rewardsUrl} src={rewardsUrl} texts={page.hero} />
      ) : (
        <RewardsEmbed key={rewardsUrl} src={rewardsUrl ?? demoPath} texts={page.hero} />
      )}
    </>
  );
}
