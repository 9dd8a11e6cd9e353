/** The steps of the setup, in order. */
import type { ComponentType, ReactNode } from 'react';
import { setupSteps, type SetupStep } from '@domain/setup/constants';
import { ColorsStep } from './colors-step';
import { LinksStep } from './links-step';
import { LogoStep } from './logo-step';
import { NameStep } from './name-step';
import { PagesStep } from './pages-step';
import { TaproomStep } from './taproom-step';

export type StepProps = { onDone: () => void; buttons: (state: StepState) => ReactNode };

/** What the buttons at the end of a step depend on. */
export type StepState = { isDirty: boolean; isSaving: boolean };

type StepDefinition = { label: string; title: string; hint: string; component: ComponentType<StepProps> };

export const stepDefinitions: Record<SetupStep, StepDefinition> = {
  name: {
    label: 'Name',
    title: 'What is your brewery called?',
    hint: 'The name is in the header, in page titles and in emails.',
    component: NameStep,
  },
  logo: {
    label: 'Logo',
    title: 'Do you have a logo?',
    hint: 'Without one, the site shows the name.',
    component: LogoStep,
  },
  colors: {
    label: 'Colors',
    title: 'Pick your colors',
    hint: 'The site is dark: light, warm or bright colors stand out best.',
    component: ColorsStep,
  },
  taproom: {
    label: 'Taproom',
    title: 'Where can people visit you?',
    hint: 'Your first taproom gets a page with its address, hours and events. You can add more later.',
    component: TaproomStep,
  },
  pages: {
    label: 'Pages',
    title: 'Which pages do you need?',
    hint: 'Home, beers, events, taprooms and contact are always there. You can switch the others on and off at any time.',
    component: PagesStep,
  },
  links: {
    label: 'Contact',
    title: 'How can people reach you?',
    hint: 'Inquiries arrive in the inbox and by email. The site shows an icon for each link that is filled in.',
    component: LinksStep,
  },
};

export const stepAfter = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) + 1] ?? null;
export const stepBefore = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) - 1] ?? null;
