import { Alert, Anchor, Button, Select, Text } from '@mantine/core';
import { MailWarning } from 'lucide-react';
import { siteLimits } from '@domain/site/constants';
import type { NewsletterSettings } from '@domain/site/schema';
import { Fields } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { useSetup } from '../../hooks/use-setup';
import { navigate } from '../../shell/navigation';
import { mailRoute, type PageProps } from '../../shell/route';
import {
  nameFields,
  optInLabel,
  PageSwitches,
  RecipientField,
  SiteFormPage,
  SocialFields,
  type SiteField,
  type SiteFormApi,
} from './site-form';

const twoColumns = { base: 1, sm: 2 };

const footerFields: SiteField[] = [
  { name: 'tagline', label: 'Tagline', description: 'Describes the brewery to search engines' },
  { name: 'footerText', kind: 'longText', label: 'Footer text', description: 'Below the logo in the footer' },
];

const legalFields: SiteField[] = [
  {
    name: 'advertiserLine',
    label: 'Advertiser line',
    description: 'City and state after the name in the copyright line, as the rules for advertising alcohol require',
  },
  { name: 'timeZone', kind: 'timeZone', description: 'For dates that belong to no taproom' },
  {
    name: 'foundedIn',
    label: 'Founded in',
    description: 'The year, for search engines; leave empty to say nothing',
    inputMode: 'numeric',
    maxLength: 4,
  },
];

const replyFields: SiteField[] = [
  { name: 'contactReply', kind: 'longText', label: 'Reply to messages', required: true },
  { name: 'privateEventReply', kind: 'longText', label: 'Reply to private events', required: true },
  { name: 'shippingReply', kind: 'longText', label: 'Reply to shipping orders', required: true },
  {
    name: 'newsletterText',
    kind: 'longText',
    label: 'Welcome to the newsletter',
    description: 'What subscribers get, in the email that welcomes them',
    required: true,
  },
];

const poweredByFields: SiteField[] = [
  {
    name: 'poweredByName',
    label: 'Powered by',
    description: 'At the bottom of the footer; leave empty for none',
  },
  { name: 'poweredByUrl', label: 'Powered-by link', description: 'Where that text leads', inputMode: 'url' },
];

const featureFields: SiteField[] = [
  {
    name: 'hasAgeGate',
    kind: 'switch',
    label: 'Ask visitors whether they are 21 or older',
    description: 'Once per device, before they see the site',
  },
  {
    name: 'rewardsUrl',
    label: 'Rewards program',
    description: 'A page that is shown at /rewards; leave empty for the demo program',
    placeholder: 'https://…',
    inputMode: 'url',
  },
  {
    name: 'mapTileUrl',
    label: 'Map tiles',
    description: 'URL of the street map’s tiles, with {z}, {x} and {y}; leave empty for maps without streets',
    placeholder: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    inputMode: 'url',
  },
  {
    name: 'mapTileAttribution',
    label: 'Attribution',
    description: 'The text on the map that the provider of the tiles requires; links are allowed',
  },
];

/** Without a mail server, nobody gets the link that confirms a subscription. */
function ConfirmationWarning() {
  if (useSetup()?.sendsEmails !== false) return null;
  return (
    <Alert
      role="status"
      color="yellow"
      icon={<MailWarning size={18} />}
      title="New subscribers can’t confirm their address"
    >
      <Text>
        This site has no mail server, so nobody gets the link, and nobody is subscribed. Set one, or choose “Are
        subscribed at once”.
      </Text>
      <Button variant="default" mt="sm" onClick={() => void navigate(mailRoute)}>
        Set the mail server
      </Button>
    </Alert>
  );
}

const optIns = [null, true, false];

type NewSubscribersFieldProps = { form: SiteFormApi; settings: NewsletterSettings };

function NewSubscribersField({ form, settings: { newsletterDoubleOptInDefault } }: NewSubscribersFieldProps) {
  const value = form.values.newsletterDoubleOptIn;
  const onServer = `: ${optInLabel(newsletterDoubleOptInDefault).toLowerCase()}`;
  return (
    <>
      <Select
        label="New subscribers"
        description="A confirmation proves that the address is theirs. It needs a mail server that sends the email."
        data={optIns.map((each) => ({ value: `${each}`, label: optInLabel(each) + (each === null ? onServer : '') }))}
        value={`${value}`}
        onChange={(chosen) => form.setFieldValue('newsletterDoubleOptIn', JSON.parse(chosen ?? 'null') as typeof value)}
      />
      {(value ?? newsletterDoubleOptInDefault) && <ConfirmationWarning />}
    </>
  );
}

/** Set where the site runs, not here. */
const DomainSection = () => (
  <FormSection id="domain" title="Domain">
    <Text>
      This site is at <strong>{window.location.host}</strong>. Its domain is set on the server, as PUBLIC_URL or, with
      containers, as DOMAIN. Old links of another site keep working with{' '}
      <Anchor component="button" type="button" inherit onClick={() => void navigate({ page: 'redirects' })}>
        redirects
      </Anchor>
      .
    </Text>
  </FormSection>
);

export const SitePage = ({ route }: Partial<PageProps>) => (
  <SiteFormPage title="Brewery" subtitle="Name, emails, social links and features of the site" section={route?.id}>
    {(form, settings) => (
      <>
        <FormSection id="name" title="Name">
          <Fields form={form} fields={nameFields} cols={twoColumns} />
          <Fields form={form} fields={footerFields} />
          <Fields form={form} fields={legalFields} cols={twoColumns} />
        </FormSection>
        <DomainSection />
        <FormSection
          id="pages"
          title="Pages"
          hint="A page that is off doesn’t exist for visitors, and nothing on the site links to it. Its texts are kept."
        >
          <PageSwitches form={form} />
        </FormSection>
        <FormSection
          id="email"
          title="Inquiries and Email"
          hint={`Replies are shown below the form and sent by email. At most ${siteLimits.reply} characters each.`}
        >
          <RecipientField form={form} />
          <Fields form={form} fields={replyFields} />
          <NewSubscribersField form={form} settings={settings} />
        </FormSection>
        <FormSection id="social" title="Social Links" hint="The site shows an icon for each link that is filled in.">
          <SocialFields form={form} />
          <Fields form={form} fields={poweredByFields} cols={twoColumns} />
        </FormSection>
        <FormSection id="features" title="Features">
          <Fields form={form} fields={featureFields} />
        </FormSection>
      </>
    )}
  </SiteFormPage>
);
