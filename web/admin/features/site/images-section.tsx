import type { SiteImageField, SiteImageName } from '@domain/site/constants';
import type { StaffSiteSettings } from '@domain/site/site';
import { isDemoName } from '../../../site/assets/demo-name';
import defaultIcon from '../../../site/assets/favicon.svg';
import demoLogoOnLight from '../../../site/assets/logo-dark.svg';
import demoLogo from '../../../site/assets/logo-light.svg';
import { FormSection } from '../../components/form-section';
import { isSame } from '../../lib/merge';
import { SiteImage } from './site-image';
import { toFormValues } from './site-form-values';
import classes from './site.module.css';

type Slot = {
  name: SiteImageName;
  field: SiteImageField;
  label: string;
  hint: string;
  builtIn: string;
  background: 'dark' | 'light' | 'icon';
};

const slots: Slot[] = [
  {
    name: 'logo',
    field: 'logo',
    label: 'Logo',
    hint: 'For the dark header and footer. 200x80px.',
    builtIn: demoLogo,
    background: 'dark',
  },
  {
    name: 'logo-on-light',
    field: 'logoOnLight',
    label: 'Logo on light',
    hint: 'For light backgrounds. 200x80px.',
    builtIn: demoLogoOnLight,
    background: 'light',
  },
  {
    name: 'favicon',
    field: 'favicon',
    label: 'Icon',
    hint: 'In browser tabs and on phones. Square, at least 512px.',
    builtIn: defaultIcon,
    background: 'icon',
  },
];

type ImagesSectionProps = { settings: StaffSiteSettings; onChange: (settings: StaffSiteSettings) => void };

/** The built-in logos spell the name of the demo brewery; another one has its own name in their place. */
const hasBuiltIn = (field: SiteImageField, name: string) => field === 'favicon' || isDemoName(name);

/** Changes apply immediately; Save Changes does not include them. */
export function ImagesSection({ settings, onChange }: ImagesSectionProps) {
  /** Rebases the form on the latest version if the image is all that changed; otherwise the next save reports a conflict. */
  const applyChange = (
    field: SiteImageField,
    image: StaffSiteSettings[SiteImageField],
    latest: StaffSiteSettings | null,
  ) =>
    onChange(latest && isSame(toFormValues(latest), toFormValues(settings)) ? latest : { ...settings, [field]: image });

  return (
    <FormSection title="Logos and Icon" hint="PNG or SVG. Saved at once.">
      <SiteImages settings={settings} onChange={applyChange} />
    </FormSection>
  );
}

type SiteImagesProps = {
  settings: StaffSiteSettings;
  /** `latest`: the stored settings after the change, if they are known. */
  onChange: (field: SiteImageField, image: StaffSiteSettings[SiteImageField], latest: StaffSiteSettings | null) => void;
};

export const SiteImages = ({ settings, onChange }: SiteImagesProps) => (
  <div className={classes.images}>
    {slots.map(({ field, builtIn, ...slot }) => (
      <SiteImage
        key={field}
        {...slot}
        builtIn={hasBuiltIn(field, settings.name) ? builtIn : null}
        breweryName={settings.name}
        image={settings[field]}
        onChange={(image, latest) => onChange(field, image, latest)}
      />
    ))}
  </div>
);
