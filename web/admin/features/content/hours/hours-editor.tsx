import { Switch } from '@mantine/core';
import { FormSection } from '../../../components/form-section';
import { GoogleTextButton } from '../../../components/hours/google-text-button';
import { DisplayText } from './display-text';
import { ExceptionsEditor } from './exceptions-editor';
import { toOpeningHours, type HoursEditorProps } from '../../../components/hours/hours-form-values';
import { WeekEditor } from '../../../components/hours/week-editor';

type Props = HoursEditorProps & {
  /** In the taproom's time zone. */
  today: string;
  taproomName: string;
};

export function HoursEditor({ today, taproomName, ...editor }: Props) {
  const { values, onChange, errors } = editor;
  const { regular, texts, kitchen } = values;
  return (
    <>
      <FormSection title="Hours" hint="Hours that end after midnight belong to the day on which they start.">
        <WeekEditor
          path="regular"
          week={regular}
          onWeek={(week) => onChange({ regular: week })}
          texts={texts}
          onTexts={(changed) => onChange({ texts: changed })}
          errors={errors}
        />
        <DisplayText {...editor} />
        <GoogleTextButton name={taproomName} openingHours={toOpeningHours(values)} today={today} />
      </FormSection>
      <FormSection
        title="Special Hours"
        hint="Holidays, vacations and private events: these days replace the hours above."
      >
        <ExceptionsEditor {...editor} today={today} />
      </FormSection>
      <FormSection title="Kitchen Hours">
        <Switch
          label="The kitchen has its own hours"
          color="green.7"
          checked={kitchen !== null}
          onChange={({ currentTarget }) => onChange({ kitchen: currentTarget.checked ? { ...regular } : null })}
        />
        {kitchen && (
          <WeekEditor
            path="kitchen"
            week={kitchen}
            onWeek={(week) => onChange({ kitchen: week })}
            texts={null}
            onTexts={() => undefined}
            errors={errors}
          />
        )}
      </FormSection>
    </>
  );
}
