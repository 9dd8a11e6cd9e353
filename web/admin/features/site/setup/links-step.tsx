import { RecipientField } from '../recipient-field';
import { SocialFields } from '../social-section';
import { SiteStep } from './site-step';
import type { StepProps } from './steps';

export const LinksStep = (props: StepProps) => (
  <SiteStep
    {...props}
    step="links"
    renderFields={(form) => (
      <>
        <RecipientField form={form} />
        <SocialFields form={form} />
      </>
    )}
  />
);
