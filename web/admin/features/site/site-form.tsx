import { Stack } from '@mantine/core';
import type { StaffSiteSettings } from '@domain/site/site';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { RestoredNotice } from '../../components/restored-notice';
import { UndoButton } from '../../components/undo-button';
import { ColorsSection } from './colors-section';
import { EmailSection } from './email-section';
import { FeaturesSection } from './features-section';
import { ImagesSection } from './images-section';
import { NameSection } from './name-section';
import { FooterLinksEditor, NavigationEditor } from './navigation-editor';
import { PagesSection } from './pages-section';
import { siteConflictFields } from './site-form-values';
import { SocialSection } from './social-section';
import { useSiteForm } from './use-site-form';

export function SiteForm({ record }: { record: StaffSiteSettings }) {
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
