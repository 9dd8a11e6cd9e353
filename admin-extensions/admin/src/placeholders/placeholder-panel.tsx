/** Beside the forms of the legal pages: the placeholders of their texts, what visitors read instead, and unknown ones. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { findUnknownPlaceholders } from '../../../../cms/domain/page/known-placeholders';
import type { Placeholders } from '../../../../cms/domain/panel/placeholders';
import { useSharedRequest } from '../use-shared-request';

const legalPages = ['api::page.privacy-policy-page', 'api::page.terms-of-service-page'];

const wrap = { overflowWrap: 'anywhere' } as const;

function PlaceholderList() {
  const response = useSharedRequest<Placeholders>('/brewery-panel/placeholders');
  const values = useForm<unknown>('PlaceholderList', (form) => form.values);
  const unknown = findUnknownPlaceholders(values);
  if (response === 'loading') return <Typography variant="pi">Loading…</Typography>;
  if (response === 'failed') return <Typography variant="pi">The placeholders could not be loaded.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {unknown.length > 0 && (
        <Typography variant="pi" textColor="danger600" role="status" style={wrap}>
          Visitors see these as they are: {unknown.map((name) => `{${name}}`).join(', ')}
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        Type one into a text, and visitors read what the settings currently do.
      </Typography>
      <Flex tag="dl" direction="column" alignItems="stretch" gap={3}>
        {response.placeholders.map(({ name, value, source }) => (
          <div key={name}>
            <Typography tag="dt" variant="pi" fontWeight="bold" style={wrap}>{`{${name}}`}</Typography>
            <Typography tag="dd" variant="pi">
              {value}
            </Typography>
            <Typography tag="dd" variant="pi" textColor="neutral600" style={wrap}>
              Set by {source}
            </Typography>
          </div>
        ))}
      </Flex>
    </Flex>
  );
}

export const PlaceholderPanel: PanelComponent = ({ model }) =>
  legalPages.includes(model) ? { title: 'Placeholders', content: <PlaceholderList /> } : null;
