import { ColorFields } from '../colors-section';
import { SiteStep } from './site-step';
import type { StepProps } from './steps';

export const ColorsStep = (props: StepProps) => (
  <SiteStep {...props} step="colors" renderFields={(form) => <ColorFields form={form} />} />
);
