import { Head } from '../head';

export function PrivacyPolicyRoute() {
  return (
    <>
      <Head title="Privacy Policy" description="Privacy Policy" />
      <h1>Privacy Policy</h1>
    </>
  );
}
