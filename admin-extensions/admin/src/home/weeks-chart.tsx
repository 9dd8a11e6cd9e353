/** A bar for each week. The same numbers are a table for screen readers. */
import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { formatPeriod } from '../../../../cms/domain/stats/period';

type Week = { start: string; count: number };

const barHeight = 96;

/** Weeks without sign-ups keep a line, so that they stay visible. */
const heightOf = (count: number, most: number) =>
  most === 0 ? 2 : Math.max(2, Math.round((count / most) * barHeight));

export function WeeksChart({ label, weeks }: { label: string; weeks: readonly Week[] }) {
  const most = Math.max(0, ...weeks.map(({ count }) => count));
  const [first] = weeks;
  const last = weeks.at(-1);
  return (
    <Box tag="figure">
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Sign-ups</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ start, count }) => (
              <tr key={start}>
                <th scope="row">{formatPeriod(start, 'week')}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <div aria-hidden>
        <Typography variant="pi" textColor="neutral600">
          {label}
        </Typography>
        <Flex gap={1} alignItems="flex-end" paddingTop={2} style={{ height: barHeight + 28 }}>
          {weeks.map(({ start, count }) => (
            <Flex
              key={start}
              flex="1"
              minWidth={0}
              direction="column"
              justifyContent="flex-end"
              title={`Week of ${formatPeriod(start, 'week')}: ${count}`}
            >
              <Typography variant="pi" textColor="neutral600">
                {count > 0 ? count : ''}
              </Typography>
              <Box
                width="100%"
                background={count === 0 ? 'neutral200' : start === last?.start ? 'primary600' : 'primary200'}
                style={{ height: heightOf(count, most), borderRadius: '3px 3px 0 0' }}
              />
            </Flex>
          ))}
        </Flex>
        <Flex justifyContent="space-between" paddingTop={1}>
          <Typography variant="pi" textColor="neutral600">
            {first && formatPeriod(first.start, 'week')}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            This week
          </Typography>
        </Flex>
      </div>
    </Box>
  );
}
