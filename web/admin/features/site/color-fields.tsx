import { Box, ColorSwatch, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { CSSProperties } from 'react';
import { contrastOn } from '@domain/site/color';
import { accentColorRules, secondaryColorRules, type ColorRules } from '@domain/site/constants';
import { findContrastProblem, parseColor, formatRatio } from '@domain/site/contrast';
import { darkTokens, defaultColors, lightTokens, surfacesOf, type Look } from '@domain/site/look';
import { SmallButton } from '../../components/buttons';
import type { SiteFormApi } from './site-form';
import classes from './site.module.css';

const inputs = [
  {
    name: 'accentColor',
    label: 'Accent color',
    description: 'Buttons, links and headings',
    rules: accentColorRules,
  },
  {
    name: 'secondaryColor',
    label: 'Secondary color',
    description: 'Lines and large shapes',
    rules: secondaryColorRules,
  },
] as const;

/** The two colors of the site, with a piece of it in this look. */
export const ColorFields = ({ form }: { form: SiteFormApi }) => (
  <>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {inputs.map((input) => (
        <ColorInput key={input.name} form={form} {...input} />
      ))}
    </SimpleGrid>
    <Preview form={form} />
  </>
);

type ColorInputProps = (typeof inputs)[number] & { form: SiteFormApi };

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
      <Text mt={4} c={problem ? 'var(--mantine-color-error)' : undefined} role="status">
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

/** The colors of the site as CSS variables, with those of the form where they are valid. */
export function lookStyle({ palette, theme, accentColor, secondaryColor }: SiteFormApi['values']) {
  const defaults = defaultColors({ palette, theme });
  const tokens = (theme === 'dark' ? darkTokens : lightTokens)(palette, {
    accentColor: parseColor(accentColor) ?? defaults.accentColor,
    secondaryColor: parseColor(secondaryColor) ?? defaults.secondaryColor,
  });
  return Object.fromEntries(Object.entries(tokens).map(([name, color]) => [`--${name}`, color])) as CSSProperties;
}

function Preview({ form: { values } }: { form: SiteFormApi }) {
  return (
    <Stack gap={6} p={20} c="var(--oat)" className={classes.preview} style={lookStyle(values)} aria-hidden>
      <Text span fw={600} c="var(--amber)" lts="0.08em" tt="uppercase">
        On tap now
      </Text>
      <Text span ff="heading" fw={700} fz={28} lh={1.05} tt="uppercase" style={{ overflowWrap: 'anywhere' }}>
        {values.name || 'Your brewery'}
      </Text>
      <Box component="span" w={96} h={4} bg="var(--copper)" />
      <Group component="span" mt={10}>
        <Text span inherit fw={600} px="md" py={8} c="var(--ink)" bg="var(--amber)" bdrs="sm">
          See Our Beers
        </Text>
        <Text span inherit c="var(--amber)">
          Directions
        </Text>
        <Text span inherit c="var(--smoke)">
          Open until 9:00 PM
        </Text>
      </Group>
    </Stack>
  );
}
