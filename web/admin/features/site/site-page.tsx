import { Alert, Button, Stack, Switch, TextInput, Grid, Textarea, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { siteLimits } from '@domain/site/constants';
import type { StaffSiteSettings, NewsletterSettings } from '@domain/site/schema';
import { canEditSite } from '@domain/user/permission';
import { siteSettingsSnapshot } from '../../api/site';
import { useUser } from '../../../api/staff/session';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions, FormError, FormSection, RestoredNotice, UndoButton } from '../../components/form-parts';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading } from '../../components/query-state';
import { TimeZoneSelect } from '../../components/time-zone-select';
import { useSetup } from '../../hooks/use-setup';
import { navigate } from '../../shell/navigation';
import { mailRoute } from '../../shell/route';
import { ColorsSection, PagesSection, RecipientField } from './colors-section';
import { ImagesSection } from './images-section';
import { FooterLinksEditor, NavigationEditor } from './navigation-editor';
import {
  needsConfirmation,
  newSubscribersOptions,
  siteConflictFields,
  type SiteFormApi,
  useSiteForm,
} from './site-form-values';
import { SocialSection } from './social-section';

/** Without a mail server, nobody gets the link that confirms a subscription. */
function ConfirmationWarning() {
  if (useSetup()?.sendsEmails !== false) return null;
  return (
    <Alert
      role="status"
      color="yellow"
      icon={<MailWarning size={18} aria-hidden />}
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
      allowDeselect={false}
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

function SiteForm({ record }: { record: StaffSiteSettings }) {
  const { form, base, setBase, isDirty, isSaving, ...recordForm } = useSiteForm(record);
  return (
    <form noValidate aria-label="Site" onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <FormError text={recordForm.errorText} errors={form.errors} />
      <Stack gap="md">
        <NameSection form={form} />
        <ImagesSection settings={base ?? record} onChange={setBase} />
        <ColorsSection form={form} />
        <PagesSection form={form} />
        <NavigationEditor form={form} />
        <FooterLinksEditor form={form} />
        <EmailSection form={form} settings={record} />
        <SocialSection form={form} />
        <FeaturesSection form={form} />
      </Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save Changes">
        {isDirty && !isSaving && <UndoButton onUndo={recordForm.undo} />}
      </FormActions>
      <ConflictDialog itemName="site" fields={siteConflictFields} {...recordForm.conflict} />
    </form>
  );
}

export function SitePage() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Site" subtitle="Name, logos, colors and links of the whole site" />
      {canEditSite(user) ? <SitePanel /> : <Alert color="blue">Only admins can change the site settings.</Alert>}
    </>
  );
}

function SitePanel() {
  const query = useQuery(siteSettingsSnapshot);
  if (query.data) return <SiteForm record={query.data} />;
  return query.isError ? <ErrorState query={query} errorText="Failed to load the site settings" /> : <Loading />;
}
