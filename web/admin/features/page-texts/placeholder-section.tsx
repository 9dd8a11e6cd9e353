import { Alert, Code, Text } from '@mantine/core';
import type { PageTexts } from '@domain/page/page-texts';
import { CircleAlert } from 'lucide-react';
import { FormSection } from '../../components/form-section';
import classes from './page-texts.module.css';

const hint =
  'Type one of these into a text of the privacy policy, or of any page, and visitors read what the settings currently do instead.';

type PlaceholderSectionProps = Pick<PageTexts, 'placeholders' | 'unknownPlaceholders' | 'designed'>;

/** What texts can contain so that they never differ from the settings. */
export const PlaceholderSection = ({ placeholders, unknownPlaceholders, designed }: PlaceholderSectionProps) => (
  <FormSection title="Privacy Placeholders" hint={hint}>
    {unknownPlaceholders.map(({ key, names }) => (
      <Alert key={key} color="yellow" icon={<CircleAlert size={18} />} title="Visitors see braces">
        {designed.find((page) => page.key === key)?.label ?? key} contains {names.map((name) => `{${name}}`).join(', ')}
        , which stands for nothing.
      </Alert>
    ))}
    <dl className={classes.list}>
      {placeholders.map(({ name, label, source, value }) => (
        <div key={name} className={classes.placeholder}>
          <dt>
            <Code>{`{${name}}`}</Code>
          </dt>
          <dd>
            <Text size="sm">{value}</Text>
            <Text size="xs" c="dimmed">
              {label}. Set by {source}.
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  </FormSection>
);
