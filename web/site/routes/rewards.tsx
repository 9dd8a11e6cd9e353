import { ExternalProgram, RewardsEmbed } from '../features/rewards/rewards-program';
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
  const isExternal = rewardsUrl !== null && new URL(rewardsUrl).host !== new URL(publicUrl).host;
  const Program = isExternal ? ExternalProgram : RewardsEmbed;
  return (
    <>
      <PageHead page={page} />
      <Program key={rewardsUrl} src={rewardsUrl ?? demoPath} texts={page.hero} />
    </>
  );
}
