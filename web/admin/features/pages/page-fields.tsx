/** The fields of a section or an item, generated from its definition. */
import { Group, NumberInput, Select, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { emptyValues } from '../../../domain/page-empty-values';
import type { Component, Field } from '@domain/page/fields';
import type { RichText } from '@domain/page/rich-text';
import { parseMarkup, toMarkup } from '../../../domain/rich-text-markup';
import { toLabel } from '@domain/shared/labels';
import { taproomLabel } from '@domain/taproom/label';
import { taproomQueries } from '../../api/taprooms';
import { IconButton } from '../../components/buttons';
import { Fields, hintBelow, type FieldRow } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { ItemList } from '../../components/item-list';
import { clearErrorsOf } from '../../lib/form-errors';
import { isSame } from '../../lib/merge';
import type { CustomFieldProps, PageForm, PhotoValue, Values } from './page-form';
import { PhotoField, PhotosField } from './photo-field';

type Format = { label: string; icon: LucideIcon; apply: (selected: string) => string };

const prefixLines = (prefix: (index: number) => string) => (selected: string) =>
  selected
    .split('\n')
    .map((line, index) => prefix(index) + line)
    .join('\n');

const formats: readonly Format[] = [
  { label: 'Bold', icon: Bold, apply: (text) => `**${text || 'bold'}**` },
  { label: 'Italic', icon: Italic, apply: (text) => `*${text || 'italic'}*` },
  { label: 'Link', icon: Link, apply: (text) => `[${text || 'text'}](/contact)` },
  { label: 'Headline', icon: Heading2, apply: (text) => `\n\n## ${text || 'Headline'}\n\n` },
  { label: 'List', icon: List, apply: prefixLines(() => '- ') },
  { label: 'Numbered list', icon: ListOrdered, apply: prefixLines((index) => `${index + 1}. `) },
];

/** Formatted text as signs that people can type, with buttons that type them. */
function RichTextField({ label, hint, path, value, error, onChange }: CustomFieldProps<RichText>) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => toMarkup(value));
  // An image that was cut can be pasted again.
  const [images, setImages] = useState<RichText>([]);
  const known = [...images, ...value];
  // Undo, a merge or a restored version replaces what was typed.
  const shown = isSame(parseMarkup(text, known), value) ? text : toMarkup(value);
  const change = (next: string) => {
    setText(next);
    setImages(known.filter(({ type }) => type === 'image'));
    onChange(parseMarkup(next, known));
  };
  const apply = (format: Format) => {
    const { current } = input;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const inserted = format.apply(shown.slice(selectionStart, selectionEnd));
    change(shown.slice(0, selectionStart) + inserted + shown.slice(selectionEnd));
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(selectionStart, selectionStart + inserted.length));
  };
  return (
    <div>
      <Textarea
        ref={input}
        autosize
        minRows={4}
        maxRows={18}
        label={label}
        description={[hint, 'An empty line starts a new paragraph. **bold**, *italic*, [text](/path).']
          .filter(Boolean)
          .join(' ')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data-path={path}
        value={shown}
        error={error}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Group gap={2} mt={4} role="toolbar" aria-label={`Format of ${label}`}>
        {formats.map((format) => (
          <IconButton
            key={format.label}
            icon={format.icon}
            label={format.label}
            tooltip={format.label}
            onClick={() => apply(format)}
          />
        ))}
      </Group>
    </div>
  );
}

type FieldProps<Of extends Field = Field> = { form: PageForm; field: Of; path: string; value: unknown };

function TaproomSelect({ form, field, path }: FieldProps) {
  const { data: taprooms = [] } = useQuery(taproomQueries.list());
  return (
    <Select
      label={field.label}
      description={field.hint}
      {...hintBelow}
      placeholder="All taprooms"
      clearable
      allowDeselect
      data={taprooms.map((taproom) => ({ value: taproom.slug, label: taproomLabel(taproom) }))}
      {...form.getInputProps(path)}
    />
  );
}

type ItemsFieldProps = Omit<FieldProps<Extract<Field, { kind: 'list' }>>, 'value'>;

const ItemsField = ({ form, field, path }: ItemsFieldProps) => (
  <FormSection title={field.label} hint={field.hint} order={3}>
    <ItemList
      form={form}
      path={path}
      itemName={field.item.label}
      empty={emptyValues(field.item)}
      max={field.max}
      renderItem={(item, index) => (
        <PageFields form={form} component={field.item} path={`${path}.${index}`} values={item} />
      )}
    />
  </FormSection>
);

function PageField({ form, field, path, value }: FieldProps) {
  const { label, hint } = field;
  const other = { label, hint, path, error: form.errors[path] };
  const handleChange = (next: unknown) => {
    clearErrorsOf(form, [path]);
    form.setFieldValue(path, next);
  };
  const renderRow = (row: Partial<FieldRow>) => (
    <Fields form={form} fields={[{ name: path, label, description: hint, ...row }]} hasHintsBelow />
  );
  switch (field.kind) {
    case 'text':
      return renderRow({ limit: field.maxLength });
    case 'longText':
      return renderRow({ kind: 'longText', limit: field.maxLength, maxRows: 14 });
    case 'link':
      return renderRow({ inputMode: 'url', placeholder: '/contact' });
    case 'date':
      return renderRow({ type: 'date', maw: 220 });
    case 'choice':
      return renderRow({
        kind: 'select',
        data: field.choices.map((choice) => ({ value: choice, label: toLabel(choice) })),
        maw: 360,
        select: { clearable: !field.isRequired },
      });
    case 'number':
      return (
        <NumberInput
          label={label}
          description={hint}
          {...hintBelow}
          maw={220}
          min={field.min}
          max={field.max}
          {...form.getInputProps(path)}
        />
      );
    case 'photo':
    case 'libraryPhoto':
      return <PhotoField {...other} value={value} hasBuiltIn={field.kind === 'photo'} onChange={handleChange} />;
    case 'libraryPhotos':
      return <PhotosField {...other} value={value as PhotoValue[]} max={field.max} onChange={handleChange} />;
    case 'taproom':
      return <TaproomSelect form={form} field={field} path={path} value={value} />;
    case 'richText':
      return <RichTextField {...other} value={value as RichText} onChange={handleChange} />;
    case 'list':
      return <ItemsField form={form} field={field} path={path} />;
  }
}

type PageFieldsProps = {
  form: PageForm;
  component: Component;
  /** The path of the component in the form, such as `sections.2`. */
  path: string;
  values: Values;
};

export const PageFields = ({ form, component, path, values }: PageFieldsProps) =>
  Object.entries(component.fields).map(([name, field]) => (
    <PageField key={name} form={form} field={field} path={`${path}.${name}`} value={values[name]} />
  ));
