/** Active subscribers, and the sign-ups of the last weeks as a chart. */
import { Flex, Typography } from '@strapi/design-system';
import type { HomeSections } from '../../../../cms/domain/panel/home';
import { Section } from './section';
import { WeeksChart } from './weeks-chart';

function Content({ active, weeks }: HomeSections['subscribers']) {
  const thisWeek = weeks.at(-1)?.count ?? 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} height="100%">
      <Flex gap={6} wrap="wrap">
        <Figure value={active} label="active" />
        <Figure value={thisWeek} label="new this week" />
      </Flex>
      <WeeksChart label={`Sign-ups in the last ${weeks.length} weeks`} weeks={weeks} />
    </Flex>
  );
}

const Figure = ({ value, label }: { value: number; label: string }) => (
  <Flex gap={2} alignItems="baseline">
    <Typography variant="alpha">{value.toLocaleString('en-US')}</Typography>
    <Typography textColor="neutral600">{label}</Typography>
  </Flex>
);

export const SubscribersWidget = () => (
  <Section name="subscribers">{(subscribers) => <Content {...subscribers} />}</Section>
);
