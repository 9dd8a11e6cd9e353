import { Text } from '@mantine/core';
import type { PersonalDataSummary } from '@domain/privacy/personal-data';
import { sourceLabels } from '@domain/subscriber/source';
import { InstantDate } from '../../../components/instant-date';

type Subscription = NonNullable<PersonalDataSummary['subscription']>;

/** The subscription and the proof of consent. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { isActive, source, subscribedAt, consentAt, consentPage, consentText, confirmedAt, unsubscribedAt } =
    subscription;
  return (
    <>
      Newsletter subscription ({isActive ? 'active' : 'inactive'}, {sourceLabels[source]}) since{' '}
      <InstantDate value={subscribedAt} />
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {consentAt ? (
          <>
            Agreed on <InstantDate value={consentAt} />
            {consentPage && ` at ${consentPage}`}
            {consentText && `, where the form said: “${consentText.replaceAll('\n', ' – ')}”`}.
          </>
        ) : (
          'Added by staff.'
        )}
        {confirmedAt && (
          <>
            {' '}
            Confirmed by email on <InstantDate value={confirmedAt} />.
          </>
        )}
        {!isActive && unsubscribedAt && (
          <>
            {' '}
            Unsubscribed on <InstantDate value={unsubscribedAt} />.
          </>
        )}
      </Text>
    </>
  );
}
