import { ConfirmSubscription } from '../features/newsletter/confirm-subscription';
import { Head } from '../seo/head';

/** Target of the link in the email that asks new subscribers to confirm (NEWSLETTER_DOUBLE_OPT_IN). */
export const Component = () => (
  <>
    <Head title="Confirm Subscription" description="Confirm that you want to get our newsletter." robots="noindex" />
    <ConfirmSubscription />
  </>
);
