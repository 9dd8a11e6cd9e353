import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveSignInRules, securityQueries } from '../../api/security';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';
import { SecuritySection } from './security-section';

/** Admins require two-step sign-in of each other, once they have it themselves. */
export function SignInRulesSection() {
  const queryClient = useQueryClient();
  const rules = useQuery(securityQueries.rules());
  const own = useQuery(securityQueries.secondFactor(null));
  const query = rules.isError ? rules : own;
  const { mutate, isPending } = useMutation({
    mutationFn: saveSignInRules,
    onSuccess: (saved) => {
      queryClient.setQueryData(securityQueries.rules().queryKey, saved);
      toast.success(
        saved.isSecondFactorRequired ? 'Admins need two-step sign-in now' : 'Two-step sign-in is optional again',
      );
    },
    onError: (error) => void toast.error(errorMessage(error, 'The setting could not be saved')),
  });
  const isRequired = rules.data?.isSecondFactorRequired === true;
  const isAllowed = isRequired || own.data?.isOn === true;
  return (
    <SecuritySection
      title="Two-Step Sign-In of Admins"
      text="Admins without it can still sign in, but do nothing until they have set it up."
    >
      <QueryState query={query} isEmpty={false} emptyText="" errorText="Failed to load the setting">
        {rules.data && own.data && (
          <Switch
            label="Admins need two-step sign-in"
            description={isAllowed ? null : 'Turn it on for yourself first, under My Profile.'}
            checked={isRequired}
            disabled={!isAllowed}
            onChange={({ currentTarget }) => {
              if (!isPending) mutate({ isSecondFactorRequired: currentTarget.checked });
            }}
          />
        )}
      </QueryState>
    </SecuritySection>
  );
}
