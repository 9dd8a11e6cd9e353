import { PageSwitches } from '../pages-section';
import { SiteStep } from './site-step';
import type { StepProps } from './steps';

export const PagesStep = (props: StepProps) => (
  <SiteStep {...props} step="pages" renderFields={(form) => <PageSwitches form={form} />} />
);
