import { Alert, Anchor, Button, Switch, TextInput, Grid, Textarea, Select, Text } from '@mantine/core';
import { MailWarning } from 'lucide-react';
import { siteLimits } from '@domain/site/constants';
import type { NewsletterSettings } from '@domain/site/schema';
import { FormSection } from '../../components/form-parts';
import { TimeZoneSelect } from '../../components/time-zone-select';
import { useSetup } from '../../hooks/use-setup';
import { navigate } from '../../shell/navigation';
import { mailRoute, type PageProps } from '../../shell/route';
import { PagesSection, RecipientField } from './colors-section';
import { FooterLinksEditor, NavigationEditor } from './navigation-editor';
import { SiteFormPage } from './site-form-page';
import { needsConfirmation, newSubscribersOptions, type SiteFormApi } from './site-form-values';
import { SocialSection } from './social-section';

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
      <Text size="sm">
        This site has no mail server, so nobody gets the link, and nobody is subscribed. Set one, or choose “Are
        subscribed at once”.
      </Text>
      <Button variant="default" mt="sm" onClick={() => void navigate(mailRoute)}>
        Set the mail server
      </Button>
    </Alert>
  );
}

const replies = [
  { name: 'contactReply', label: 'Reply to messages' },
  { name: 'privateEventReply', label: 'Reply to private events' },
  { name: 'shippingReply', label: 'Reply to shipping orders' },
] as const;

/** Who receives inquiries, and what their senders and new subscribers read. */
const EmailSection = ({ form, settings }: { form: SiteFormApi; settings: NewsletterSettings }) => (
  <FormSection
    title="Inquiries and Email"
    hint={`Replies are shown below the form and sent by email. At most ${siteLimits.reply} characters each.`}
  >
    <RecipientField form={form} />
    {replies.map(({ name, label }) => (
      <Textarea key={name} label={label} required autosize minRows={2} {...form.getInputProps(name)} />
    ))}
    <Textarea
      label="Welcome to the newsletter"
      description="What subscribers get, in the email that welcomes them"
      required
      autosize
      minRows={2}
      {...form.getInputProps('newsletterText')}
    />
    <Select
      label="New subscribers"
      description="A confirmation proves that the address is theirs. It needs a mail server that sends the email."
      data={newSubscribersOptions(settings)}
      {...form.getInputProps('newSubscribers')}
    />
    {needsConfirmation(form.values.newSubscribers, settings) && <ConfirmationWarning />}
  </FormSection>
);

function NameSection({ form }: { form: SiteFormApi }) {
  return (
    <FormSection title="Name">
      <Grid gap="sm">
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <TextInput
            label="Name"
            description="In titles, e-mails and the copyright line"
            required
            {...form.getInputProps('name')}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <TextInput
            label="Short name"
            description="Below the icon on a phone, and in sentences"
            required
            {...form.getInputProps('shortName')}
          />
        </Grid.Col>
      </Grid>
      <TextInput
        label="Tagline"
        description="Describes the brewery to search engines"
        {...form.getInputProps('tagline')}
      />
      <Textarea
        label="Footer text"
        description="Below the logo in the footer"
        autosize
        minRows={2}
        {...form.getInputProps('footerText')}
      />
      <Grid gap="sm">
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <TextInput
            label="Advertiser line"
            description="City and state after the name in the copyright line, as the rules for advertising alcohol require"
            {...form.getInputProps('advertiserLine')}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <TimeZoneSelect description="For dates that belong to no taproom" {...form.getInputProps('timeZone')} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <TextInput
            label="Founded in"
            description="The year, for search engines; leave empty to say nothing"
            inputMode="numeric"
            maxLength={4}
            {...form.getInputProps('foundedIn')}
          />
        </Grid.Col>
      </Grid>
    </FormSection>
  );
}

/** Set where the site runs, not here. */
const DomainSection = () => (
  <FormSection title="Domain">
    <Text size="sm">
      This site is at <strong>{window.location.host}</strong>. Its domain is set on the server, as PUBLIC_URL or, with
      containers, as DOMAIN. Old links of another site keep working with{' '}
      <Anchor component="button" type="button" inherit onClick={() => void navigate({ page: 'redirects' })}>
        redirects
      </Anchor>
      .
    </Text>
  </FormSection>
);

function FeaturesSection({ form }: { form: SiteFormApi }) {
  return (
    <FormSection title="Features">
      <Switch
        label="Ask visitors whether they are 21 or older"
        description="Once per device, before they see the site"
        {...form.getInputProps('hasAgeGate', { type: 'checkbox' })}
      />
      <TextInput
        label="Rewards program"
        description="A page that is shown at /rewards; leave empty for the demo program"
        placeholder="https://…"
        inputMode="url"
        {...form.getInputProps('rewardsUrl')}
      />
      <TextInput
        label="Map tiles"
        description="URL of the street map’s tiles, with {z}, {x} and {y}; leave empty for maps without streets"
        placeholder="https://tile.openstreetmap.org/{z}/{x}/{y}.png"
        inputMode="url"
        {...form.getInputProps('mapTileUrl')}
      />
      <TextInput
        label="Attribution"
        description="The text on the map that the provider of the tiles requires; links are allowed"
        {...form.getInputProps('mapTileAttribution')}
      />
    </FormSection>
  );
}

/** Name, inquiries, links and features; Navigation and Look are pages of their own. */
export const SitePage = ({ route }: Partial<PageProps>) => (
  <SiteFormPage title="Brewery" subtitle="Name, emails, social links and features of the site" section={route?.id}>
    {(form, settings) => (
      <>
        <div id="name">
          <NameSection form={form} />
        </div>
        <div id="domain">
          <DomainSection />
        </div>
        <div id="pages">
          <PagesSection form={form} />
        </div>
        <div id="email">
          <EmailSection form={form} settings={settings} />
        </div>
        <div id="social">
          <SocialSection form={form} />
        </div>
        <div id="features">
          <FeaturesSection form={form} />
        </div>
      </>
    )}
  </SiteFormPage>
);

export const NavigationPage = ({ route }: Partial<PageProps>) => (
  <SiteFormPage title="Navigation" subtitle="The links of header and footer" section={route?.id}>
    {(form) => (
      <>
        <NavigationEditor form={form} />
        <FooterLinksEditor form={form} />
      </>
    )}
  </SiteFormPage>
);
