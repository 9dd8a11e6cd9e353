import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { sourceLabels } from '@domain/subscriber/source';
import { subscriberSources } from '@domain/subscriber/constants';
import type { NewsletterStats } from '@domain/subscriber/subscriber';
import { formatCount } from '../../lib/format-count';
import classes from './newsletter.module.css';

/** Shows every source, including those without subscribers. `bySource` is undefined while it loads. */
export function SourcePanel({ bySource }: { bySource: NewsletterStats['bySource'] | undefined }) {
  const total = bySource?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="subscribers-by-source">
      <Title order={2} id="subscribers-by-source" mb="sm">
        Subscribers by Source
      </Title>
      {bySource ? (
        <dl className={classes.sources}>
          {subscriberSources.map((source) => (
            <SourceRow
              key={source}
              label={sourceLabels[source]}
              count={bySource.find(({ _id }) => _id === source)?.count ?? 0}
              total={total}
            />
          ))}
        </dl>
      ) : (
        <Skeleton height={88} />
      )}
    </Paper>
  );
}

function SourceRow({ label, count, total }: { label: string; count: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((count / total) * 100);
  return (
    <div className={classes.source}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.track} aria-hidden>
          <span className={classes.share} style={{ width: `${percent}%` }} />
        </span>
        <Text span size="sm" className={classes.count}>
          {formatCount(count)} ({percent}%)
        </Text>
      </dd>
    </div>
  );
}
