import { Alert, Badge, Box, Button, Group, Paper, Radio, SimpleGrid, Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { parseColor } from '@domain/site/contrast';
import {
  defaultColors,
  fontPairNames,
  fontPairs,
  paletteNames,
  palettes,
  surfacesOf,
  themeLabels,
  themeNames,
  type FontPairName,
  type Look,
  type ThemeName,
} from '@domain/site/look';
import type { StaffSiteSettings } from '@domain/site/schema';
import { isDemoName } from '../../../site/assets/demo-name';
import demoLogoOnLight from '../../../site/assets/logo-dark.svg';
import demoLogo from '../../../site/assets/logo-light.svg';
import '../../../ui/fonts/bitter.css';
import '../../../ui/fonts/oswald.css';
import { FormSection } from '../../components/form-parts';
import { BreweryName, LabelWithHint } from '../../components/labels';
import { navigate } from '../../shell/navigation';
import { logoRoute, type PageProps } from '../../shell/route';
import { ColorFields, lookStyle } from './color-fields';
import { SiteFormPage, type SiteFormApi } from './site-form';
import classes from './site.module.css';

/** Changes the look. Colors that were the palette's own become those of the new one. */
function changeLook(form: SiteFormApi, changes: Partial<Look>) {
  const { palette, theme, accentColor, secondaryColor } = form.values;
  const before = defaultColors({ palette, theme });
  const after = defaultColors({ palette, theme, ...changes });
  form.clearFieldError('accentColor');
  form.clearFieldError('secondaryColor');
  form.setValues({
    ...changes,
    accentColor: parseColor(accentColor) === before.accentColor ? after.accentColor : accentColor,
    secondaryColor: parseColor(secondaryColor) === before.secondaryColor ? after.secondaryColor : secondaryColor,
  });
}

type ChoicesProps<Name extends string> = {
  label: string;
  value: Name;
  names: readonly Name[];
  onChange: (name: Name) => void;
  render: (name: Name) => { label: string; description: string; sample: ReactNode };
};

/** Cards with the radios of one group, which the arrow keys choose. */
const Choices = <Name extends string>({ label, value, names, onChange, render }: ChoicesProps<Name>) => (
  <Radio.Group label={label} value={value} onChange={onChange}>
    <SimpleGrid cols={{ base: 1, sm: names.length }} spacing="sm" mt={4}>
      {names.map((name) => {
        const { label: title, description, sample } = render(name);
        return (
          <Paper key={name} component="label" withBorder p="sm" className={classes.choice}>
            <Group gap="xs" wrap="nowrap" mb={8}>
              <Radio value={name} aria-label={`${title}: ${description}`} />
              <LabelWithHint label={title} hint={description} />
            </Group>
            {sample}
          </Paper>
        );
      })}
    </SimpleGrid>
  </Radio.Group>
);

const themeHints: Record<ThemeName, string> = {
  dark: 'Like a taproom at dusk',
  light: 'White pages; photos stay dark at the top',
};

const Swatches = ({ look }: { look: Look }) => (
  <Paper withBorder display="flex" h={32} style={{ overflow: 'hidden' }} aria-hidden>
    {[...surfacesOf(look), ...Object.values(defaultColors(look))].map((color) => (
      <Box key={color} component="span" flex={1} bg={color} />
    ))}
  </Paper>
);

const fontSamples: Record<FontPairName, { text?: string; headline: CSSProperties }> = {
  barlow: {
    headline: { font: "700 1.625rem/1.15 'Barlow Condensed', sans-serif", textTransform: 'uppercase' },
  },
  oswald: {
    text: 'Inter, sans-serif',
    headline: { font: '700 1.375rem/1.15 Oswald, sans-serif', textTransform: 'uppercase' },
  },
  bitter: { headline: { font: '700 1.375rem/1.15 Bitter, serif' } },
};

const FontSample = ({ name }: { name: FontPairName }) => (
  <Text span display="block" fz={15} lh={1.4} ff={fontSamples[name].text} aria-hidden>
    <strong style={{ display: 'block', ...fontSamples[name].headline }}>Poured tonight</strong>A crisp lager, and food
    trucks until nine.
  </Text>
);

function LookSections({ form }: { form: SiteFormApi }) {
  const { palette, theme, fonts } = form.values;
  return (
    <>
      <FormSection title="Palette and Theme" hint="All combinations are easy to read.">
        <Choices
          label="Palette"
          value={palette}
          names={paletteNames}
          onChange={(name) => changeLook(form, { palette: name })}
          render={(name) => ({ ...palettes[name], sample: <Swatches look={{ palette: name, theme }} /> })}
        />
        <Choices
          label="Theme"
          value={theme}
          names={themeNames}
          onChange={(name) => changeLook(form, { theme: name })}
          render={(name) => ({
            label: themeLabels[name],
            description: themeHints[name],
            sample: <Swatches look={{ palette, theme: name }} />,
          })}
        />
      </FormSection>
      <FormSection title="Fonts" hint="They come from your own site: visitors load nothing from others.">
        <Choices
          label="Pair of fonts"
          value={fonts}
          names={fontPairNames}
          onChange={(name) => form.setFieldValue('fonts', name)}
          render={(name) => ({ ...fontPairs[name], sample: <FontSample name={name} /> })}
        />
      </FormSection>
    </>
  );
}

const logos = {
  dark: { field: 'logo', builtIn: demoLogo },
  light: { field: 'logoOnLight', builtIn: demoLogoOnLight },
} as const;

type HeaderPreviewProps = { form: SiteFormApi; settings: StaffSiteSettings; theme: ThemeName };

function HeaderPreview({ form: { values }, settings, theme }: HeaderPreviewProps) {
  const { field, builtIn } = logos[theme];
  const isCurrent = theme === values.theme;
  const url = settings[field]?.url ?? (isDemoName(settings.name) ? builtIn : null);
  return (
    <div role="group" aria-label={`${themeLabels[theme]} header`}>
      <Group gap="xs" mb={4}>
        <Text fw={600}>{themeLabels[theme]} header</Text>
        {isCurrent && <Badge size="sm">On your site</Badge>}
      </Group>
      <Group
        gap={20}
        wrap="nowrap"
        h={72}
        px="md"
        c="var(--oat)"
        className={classes.preview}
        style={lookStyle({ ...values, theme })}
      >
        {url ? (
          <img src={url} alt={settings.name} className={classes.logo} />
        ) : (
          <BreweryName name={settings.shortName} />
        )}
        <Group component="span" gap={14} ml="auto" wrap="nowrap" className={classes.headerLinks} aria-hidden>
          <Text span inherit c="var(--amber)">
            Beers
          </Text>
          <span>Events</span>
        </Group>
      </Group>
      {!url && (
        <Alert color={isCurrent ? 'yellow' : 'gray'} mt={8} p="xs">
          There is no logo for {theme} backgrounds, so{' '}
          {theme === 'light' ? 'printed menus and the light theme show' : 'the dark theme shows'} the name.
        </Alert>
      )}
    </div>
  );
}

export const LookPage = ({ route }: Partial<PageProps>) => (
  <SiteFormPage title="Look" subtitle="Palette, theme, fonts, colors and logos" section={route?.id}>
    {(form, settings) => (
      <>
        <LookSections form={form} />
        <FormSection
          id="colors"
          title="Colors"
          hint="Both must stand out on the pages. Leave one empty for the palette’s own."
        >
          <ColorFields form={form} />
        </FormSection>
        <FormSection id="logos" title="Logos on Both Headers">
          {themeNames.map((theme) => (
            <HeaderPreview key={theme} form={form} settings={settings} theme={theme} />
          ))}
          <Button variant="default" w="fit-content" onClick={() => void navigate(logoRoute)}>
            Upload logos
          </Button>
        </FormSection>
      </>
    )}
  </SiteFormPage>
);
