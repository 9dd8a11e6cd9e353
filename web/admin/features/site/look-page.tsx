import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { darkTokens, lightTokens, themeLabels, themeNames, type ThemeName } from '@domain/site/look';
import { parseColor } from '@domain/site/contrast';
import type { StaffSiteSettings } from '@domain/site/schema';
import { isDemoName } from '../../../site/assets/demo-name';
import demoLogoOnLight from '../../../site/assets/logo-dark.svg';
import demoLogo from '../../../site/assets/logo-light.svg';
import '../../../ui/fonts/bitter.css';
import '../../../ui/fonts/oswald.css';
import { FormSection } from '../../components/form-parts';
import { BreweryName } from '../../components/labels';
import { navigate } from '../../shell/navigation';
import { logoRoute, type PageProps } from '../../shell/route';
import { ColorsSection, ThemeSection } from './colors-section';
import { SiteFormPage } from './site-form-page';
import type { SiteFormApi } from './site-form-values';
import classes from './site.module.css';

const logos = {
  dark: { field: 'logo', builtIn: demoLogo, tokens: darkTokens },
  light: { field: 'logoOnLight', builtIn: demoLogoOnLight, tokens: lightTokens },
} as const;

type LogoPreviewProps = { form: SiteFormApi; settings: StaffSiteSettings; theme: ThemeName };

/** The header of the site in one theme. */
function HeaderPreview({ form, settings, theme }: LogoPreviewProps) {
  const { palette, accentColor, secondaryColor, theme: current } = form.values;
  const { field, builtIn, tokens } = logos[theme];
  const colors = {
    accentColor: parseColor(accentColor) ?? settings.accentColor,
    secondaryColor: parseColor(secondaryColor) ?? settings.secondaryColor,
  };
  const style = Object.fromEntries(
    Object.entries(tokens(palette, colors)).map(([name, color]) => [`--${name}`, color]),
  );
  const url = settings[field]?.url ?? (isDemoName(settings.name) ? builtIn : null);
  return (
    <div role="group" aria-label={`${themeLabels[theme]} header`}>
      <Group gap="xs" mb={4}>
        <Text size="sm" fw={600}>
          {themeLabels[theme]} header
        </Text>
        {theme === current && <Badge size="sm">On your site</Badge>}
      </Group>
      <div className={classes.header} style={style as CSSProperties}>
        {url ? <img src={url} alt={settings.name} /> : <BreweryName name={settings.shortName} />}
        <span className={classes.headerLinks} aria-hidden>
          <span>Beers</span>
          <span>Events</span>
        </span>
      </div>
      {!url && (
        <Alert color={theme === current ? 'yellow' : 'gray'} mt={8} p="xs">
          There is no logo for {theme} backgrounds, so{' '}
          {theme === 'light' ? 'printed menus and the light theme show' : 'the dark theme shows'} the name.
        </Alert>
      )}
    </div>
  );
}

const LogosSection = ({ form, settings }: Omit<LogoPreviewProps, 'theme'>) => (
  <FormSection title="Logos on Both Headers">
    {themeNames.map((theme) => (
      <HeaderPreview key={theme} form={form} settings={settings} theme={theme} />
    ))}
    <Group>
      <Button variant="default" onClick={() => void navigate(logoRoute)}>
        Upload logos
      </Button>
    </Group>
  </FormSection>
);

export const LookPage = ({ route }: Partial<PageProps>) => (
  <SiteFormPage title="Look" subtitle="Palette, theme, fonts, colors and logos" section={route?.id}>
    {(form, settings) => (
      <>
        <ThemeSection form={form} />
        <div id="colors">
          <ColorsSection form={form} />
        </div>
        <div id="logos">
          <LogosSection form={form} settings={settings} />
        </div>
      </>
    )}
  </SiteFormPage>
);
