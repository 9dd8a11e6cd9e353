/** Whether admins need a second factor. */
import type { SignInRules } from '#domain/user/sign-in-rules';
import type { SessionUser } from '../session';
import { describeSecondFactor } from './setup';

const store = () => strapi.store({ type: 'core', name: 'brewery', key: 'sign-in-rules' });

const initialRules: SignInRules = { isSecondFactorRequired: false };

export const readSignInRules = async (): Promise<SignInRules> =>
  ((await store().get()) as SignInRules | null) ?? initialRules;

export const writeSignInRules = (rules: SignInRules): Promise<void> => store().set({ value: rules });

/** Such a user may set it up and sign out, nothing else. */
export const lacksSecondFactor = async ({ id, user }: SessionUser): Promise<boolean> =>
  user.role === 'admin' && (await readSignInRules()).isSecondFactorRequired && !(await describeSecondFactor(id)).isOn;
