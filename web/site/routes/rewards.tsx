import { RewardsEmbed } from '../features/rewards/rewards-embed';
import { loadPage } from '../shared/page/load-page';
import { PageHead } from '../shared/page/page-head';
import { usePage } from '../shared/page/use-page';
import { useSite, type LoaderContext } from '../site-context';

/** The demo program that comes with the site (decisions.md, "Rewards"). */
const demoPath = '/rewards/demo';

export const loader = (context: LoaderContext) => () => loadPage(context, 'rewards');

export function Component() {
  const { rewardsUrl } = useSite();
  const page = usePage('rewards');
  return (
    <>
      <PageHead page={page} />
      <RewardsEmbed key={rewardsUrl} src={rewardsUrl ?? demoPath} texts={page.hero} />
    </>
  );
}
