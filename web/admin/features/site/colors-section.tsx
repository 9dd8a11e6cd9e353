import { ColorSwatch, SimpleGrid, Text, TextInput, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { findContrastProblem, parseColor, type ColorRules, contrastOnDark, formatRatio } from '@domain/site/contrast';
import { accentColorRules, secondaryColorRules } from '@domain/site/constants';
import { optionalPages } from '@domain/site/optional-pages';
import { FormSection } from '../../components/form-parts';
import { isUndeliverableEmail } from '../../lib/undeliverable-email';
import type { SiteFormApi } from './site-form-values';
import classes from './site.module.css';

type ColorName = 'accentColor' | 'secondaryColor';

export const ColorsSection = ({ form }: { form: SiteFormApi }) => (
  <FormSection title="Colors" hint="The site is dark; both colors must stand out on it.">
    <ColorFields form={form} />
  </FormSection>
);

export function ColorFields({ form }: { form: SiteFormApi }) {
  const { accentColor, secondaryColor, name } = form.values;
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
        accent={parseColor(accentColor) ?? accentColorRules.default}
        secondary={parseColor(secondaryColor) ?? secondaryColorRules.default}
      />
    </>
  );
}

type ColorInputProps = { form: SiteFormApi; name: ColorName; label: string; description: string; rules: ColorRules };

/** Six digits, or a color from the browser's picker. */
function ColorInput({ form, name, label, description, rules }: ColorInputProps) {
  const color = parseColor(form.values[name]);
  return (
    <div>
      <TextInput
        label={label}
        description={description}
        placeholder={rules.default}
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className={classes.picker}
            aria-label={`Pick the ${rules.label}`}
            value={color ?? rules.default}
            onChange={({ target }) => form.setFieldValue(name, target.value)}
          />
        }
        {...form.getInputProps(name)}
      />
      <Contrast color={color} rules={rules} />
    </div>
  );
}

function Contrast({ color, rules }: { color: string | null; rules: ColorRules }): ReactNode {
  if (color === null) return null;
  const isSufficient = findContrastProblem(color, rules) === null;
  return (
    <Text size="sm" mt={4} className={isSufficient ? undefined : classes.problem} role="status">
      Contrast {formatRatio(contrastOnDark(color))}:1
      {isSufficient ? ', easy to read' : `, needs at least ${rules.minContrast}:1`}
    </Text>
  );
}

/** A piece of the site in these colors. */
function Preview({ name, accent, secondary }: { name: string; accent: string; secondary: string }) {
  return (
    <div className={classes.preview} aria-hidden>
      <span className={classes.previewLabel} style={{ color: accent }}>
        On tap now
      </span>
      <span className={classes.previewTitle}>{name || 'Your brewery'}</span>
      <span className={classes.previewLine} style={{ background: secondary }} />
      <span className={classes.previewRow}>
        <span className={classes.previewButton} style={{ background: accent }}>
          See Our Beers
        </span>
        <span style={{ color: accent }}>Directions</span>
        <ColorSwatch color={secondary} size={24} withShadow={false} />
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
