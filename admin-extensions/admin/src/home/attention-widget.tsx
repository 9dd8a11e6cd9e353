/** Open tasks, each with a link to its list or record. */
import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import type { AttentionEntry } from '../../../../cms/domain/panel/home';
import { breweryToday } from '../brewery-time';
import { mediaWithoutAltTextPath, recordPath, viewPath } from '../lists/list-path';
import { Entry, List, Section } from './section';

function pathOf(target: AttentionEntry['target'], now: Date) {
  if (target === 'media-without-alt-text') return mediaWithoutAltTextPath();
  if ('url' in target) return target.url;
  return 'id' in target ? recordPath(target.uid, target.id) : viewPath(target.uid, target.view, breweryToday(now));
}

const AllDone = () => (
  <Flex height="100%" direction="column" justifyContent="center" gap={3}>
    <CheckCircle width="3.2rem" height="3.2rem" fill="success600" aria-hidden />
    <Typography textColor="neutral600">Nothing needs your attention</Typography>
  </Flex>
);

export const AttentionWidget = () => (
  <Section name="attention">
    {(entries) =>
      entries.length === 0 ? (
        <AllDone />
      ) : (
        <List label="Needs attention">
          {entries.map(({ key, text, target }) => (
            <Entry key={key} to={pathOf(target, new Date())} title={text} />
          ))}
        </List>
      )
    }
  </Section>
);
