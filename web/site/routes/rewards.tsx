import { Head } from '../head';

export function RewardsRoute() {
  return (
    <>
      <Head title="Rewards" description="Rewards" />
      <h1>Rewards</h1>
    </>
  );
}
