import { ColorSwatch, Group, Radio, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { contrastOn } from '@domain/site/color';
import { findContrastProblem, parseColor, formatRatio } from '@domain/site/contrast';
import { accentColorRules, secondaryColorRules, type ColorRules } from '@domain/site/constants';
import {
  darkTokens,
  defaultColors,
  fontPairNames,
  fontPairs,
  lightTokens,
  paletteNames,
  palettes,
  surfacesOf,
  themeLabels,
  themeNames,
  type Look,
  type ThemeName,
} from '@domain/site/look';
import { optionalPages } from '@domain/site/optional-pages';
import { FormSection } from '../../components/form-parts';
import { isUndeliverableEmail } from '../../lib/undeliverable-email';
import type { SiteFormApi } from './site-form-values';
import classes from './site.module.css';
import { SmallButton } from '../../components/buttons';

type ColorName = 'accentColor' | 'secondaryColor';

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

/** Cards of which one is chosen. */
function Choices<Name extends string>({ label, value, names, onChange, render }: ChoicesProps<Name>) {
  return (
    <Radio.Group
      label={label}
      value={value}
      onChange={(next) => {
        const name = names.find((each) => each === next);
        if (name) onChange(name);
      }}
    >
      <SimpleGrid cols={{ base: 1, sm: names.length }} spacing="sm" mt={4}>
        {names.map((name) => {
          const { label: title, description, sample } = render(name);
          return (
            <Radio.Card
              key={name}
              value={name}
              p="sm"
              className={classes.choice}
              aria-label={`${title}: ${description}`}
            >
              <Group gap="xs" wrap="nowrap" mb={8}>
                <Radio.Indicator />
                <div>
                  <Text size="sm" fw={600}>
                    {title}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {description}
                  </Text>
                </div>
              </Group>
              {sample}
            </Radio.Card>
          );
        })}
      </SimpleGrid>
    </Radio.Group>
  );
}

const themeHints: Record<ThemeName, string> = {
  dark: 'Like a taproom at dusk',
  light: 'White pages; photos stay dark at the top',
};

function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span className={classes.swatches} aria-hidden>
      {colors.map((color) => (
        <span key={color} style={{ background: color }} />
      ))}
    </span>
  );
}

const colorsOf = (look: Look) => [...surfacesOf(look), ...Object.values(defaultColors(look))];

export function ThemeSection({ form }: { form: SiteFormApi }) {
  const { palette, theme, fonts } = form.values;
  return (
    <>
      <FormSection title="Palette and Theme" hint="All combinations are easy to read.">
        <Choices
          label="Palette"
          value={palette}
          names={paletteNames}
          onChange={(name) => changeLook(form, { palette: name })}
          render={(name) => ({ ...palettes[name], sample: <Swatches colors={colorsOf({ palette: name, theme })} /> })}
        />
        <Choices
          label="Theme"
          value={theme}
          names={themeNames}
          onChange={(name) => changeLook(form, { theme: name })}
          render={(name) => ({
            label: themeLabels[name],
            description: themeHints[name],
            sample: <Swatches colors={colorsOf({ palette, theme: name })} />,
          })}
        />
      </FormSection>
      <FormSection title="Fonts" hint="They come from your own site: visitors load nothing from others.">
        <Choices
          label="Pair of fonts"
          value={fonts}
          names={fontPairNames}
          onChange={(name) => form.setFieldValue('fonts', name)}
          render={(name) => ({
            ...fontPairs[name],
            sample: (
              <span className={classes.fontSample} data-fonts={name} aria-hidden>
                <strong>Poured tonight</strong>A crisp lager, and food trucks until nine.
              </span>
            ),
          })}
        />
      </FormSection>
    </>
  );
}

export const ColorsSection = ({ form }: { form: SiteFormApi }) => (
  <FormSection title="Colors" hint="Both must stand out on the pages. Leave one empty for the palette’s own.">
    <ColorFields form={form} />
  </FormSection>
);

export function ColorFields({ form }: { form: SiteFormApi }) {
  const { accentColor, secondaryColor, name, palette, theme } = form.values;
  const defaults = defaultColors({ palette, theme });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <ColorInput
          form={form}
          name="accentColor"
          label="Accent color"
          description="Buttons, links and headings"
          rules={accentColorRules}
        />
        <ColorInput
          form={form}
          name="secondaryColor"
          label="Secondary color"
          description="Lines and large shapes"
          rules={secondaryColorRules}
        />
      </SimpleGrid>
      <Preview
        name={name}
        look={{ palette, theme }}
        accentColor={parseColor(accentColor) ?? defaults.accentColor}
        secondaryColor={parseColor(secondaryColor) ?? defaults.secondaryColor}
      />
    </>
  );
}

type ColorInputProps = { form: SiteFormApi; name: ColorName; label: string; description: string; rules: ColorRules };

/** Six digits, or a color from the browser's picker. */
function ColorInput({ form, name, label, description, rules }: ColorInputProps) {
  const color = parseColor(form.values[name]);
  const ownColor = defaultColors(form.values)[name];
  return (
    <div>
      <TextInput
        label={label}
        description={description}
        placeholder={ownColor}
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className={classes.picker}
            aria-label={`Pick the ${rules.label}`}
            value={color ?? ownColor}
            onChange={({ target }) => form.setFieldValue(name, target.value)}
          />
        }
        {...form.getInputProps(name)}
      />
      {color !== null && (
        <Contrast
          color={color}
          rules={rules}
          look={form.values}
          onUse={(nearest) => {
            form.clearFieldError(name);
            form.setFieldValue(name, nearest);
          }}
        />
      )}
    </div>
  );
}

type ContrastProps = { color: string; rules: ColorRules; look: Look; onUse: (nearest: string) => void };

/** Offers the nearest color that can be read, if this one can’t. */
function Contrast({ color, rules, look, onUse }: ContrastProps) {
  const problem = findContrastProblem(color, rules, look);
  const ratio = formatRatio(contrastOn(surfacesOf(look), color));
  return (
    <>
      <Text size="sm" mt={4} className={problem ? classes.problem : undefined} role="status">
        Contrast {ratio}:1{problem ? `, needs at least ${rules.minContrast}:1` : ', easy to read'}
      </Text>
      {problem && (
        <SmallButton
          mt={4}
          leftSection={<ColorSwatch color={problem.nearest} size={14} withShadow={false} />}
          onClick={() => onUse(problem.nearest)}
        >
          Use {problem.nearest}, the nearest that is easy to read
        </SmallButton>
      )}
    </>
  );
}

type PreviewProps = { name: string; look: Look; accentColor: string; secondaryColor: string };

/** A piece of the site in this look. */
function Preview({ name, look: { palette, theme }, ...colors }: PreviewProps) {
  const tokens = theme === 'dark' ? darkTokens(palette, colors) : lightTokens(palette, colors);
  const style = Object.fromEntries(Object.entries(tokens).map(([token, color]) => [`--${token}`, color]));
  return (
    <div className={classes.preview} style={style as CSSProperties} aria-hidden>
      <span className={classes.previewLabel}>On tap now</span>
      <span className={classes.previewTitle}>{name || 'Your brewery'}</span>
      <span className={classes.previewLine} />
      <span className={classes.previewRow}>
        <span className={classes.previewButton}>See Our Beers</span>
        <span className={classes.previewLink}>Directions</span>
        <span className={classes.previewQuiet}>Open until 9:00 PM</span>
      </span>
    </div>
  );
}

const purpose = 'Gets an email for each message, private event and shipping order; answers to confirmations go there';

/** A valid address of a reserved domain can be saved, but is no use. */
export function RecipientField({ form }: { form: SiteFormApi }) {
  const { inquiryRecipient } = form.values;
  const isUseless = isUndeliverableEmail(inquiryRecipient);
  return (
    <TextInput
      label="Recipient of inquiries"
      description={
        isUseless ? `${purpose}. ${inquiryRecipient} is only an example: enter an address that you read.` : purpose
      }
      type="email"
      required
      {...form.getInputProps('inquiryRecipient')}
    />
  );
}

export const PagesSection = ({ form }: { form: SiteFormApi }) => (
  <FormSection
    title="Pages"
    hint="A page that is off doesn’t exist for visitors, and nothing on the site links to it. Its texts are kept."
  >
    <PageSwitches form={form} />
  </FormSection>
);

/** A switch for each page that not every brewery needs. */
export const PageSwitches = ({ form }: { form: SiteFormApi }) => (
  <>
    {optionalPages.map(({ setting, label, path, description }) => (
      <Switch
        key={setting}
        label={label}
        description={`${description} (${path})`}
        {...form.getInputProps(setting, { type: 'checkbox' })}
      />
    ))}
  </>
);
