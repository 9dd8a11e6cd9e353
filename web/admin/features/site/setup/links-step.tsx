import { SocialFields } from '../social-section';
import { SiteStep } from './site-step';
import type { StepProps } from './steps';

export const LinksStep = (props: StepProps) => (
  <SiteStep {...props} step="links" renderFields={(form) => <SocialFields form={form} />} />
);
