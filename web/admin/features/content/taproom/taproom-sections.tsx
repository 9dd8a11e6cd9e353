/** The sections of the taproom form that are fields, in the order of the form. */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { cardIcons } from '@domain/taproom/card-icons';
import { isNotYetOpen } from '@domain/taproom/label';
import { taproomLimits as limits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/schema';
import { Fields, type FieldRow } from '../../../components/fields';
import { toOpeningHours } from '../../../components/hours/hours-form-values';
import { ItemList } from '../../../components/item-list';
import { PositionFields } from '../../../components/pin-field';
import type { TaproomFormApi, TaproomFormValues } from './taproom-form-values';

type TaproomField = FieldRow<keyof TaproomFormValues>;

type TaproomFieldsProps = {
  form: TaproomFormApi;
  fields: readonly TaproomField[];
  cols?: { base: number; xs: number };
};

const TaproomFields = (props: TaproomFieldsProps) => <Fields hasHintsBelow {...props} />;

const twoColumns = { base: 1, xs: 2 };

const contactFields: TaproomField[] = [
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'email', label: 'Email', type: 'email' },
];

const ContactFields = ({ form }: { form: TaproomFormApi }) => (
  <>
    <TaproomFields form={form} fields={contactFields} cols={twoColumns} />
    <TaproomFields form={form} fields={[{ name: 'address', label: 'Address' }]} />
    <PositionFields form={form} latitudeHint="For maps and search engines" />
  </>
);

const nameField: TaproomField = {
  name: 'name',
  label: 'Name',
  required: true,
  limit: limits.name,
  description: 'Also of its events and in filters',
};

const placeFields: TaproomField[] = [
  { name: 'city', label: 'City', required: true },
  { name: 'state', label: 'State', required: true, placeholder: 'CA' },
  { name: 'timeZone', kind: 'timeZone' },
];

const openingField: TaproomField = {
  name: 'opening',
  label: 'Opens',
  limit: limits.opening,
  placeholder: 'spring 2027',
  description: 'Or a day, such as May 1, 2027. It is never shown as open until you remove this.',
};

function PageFields({ form, taproom }: { form: TaproomFormApi; taproom: StaffTaproom }) {
  const announced = { isComingSoon: true, opening: null, openingHours: toOpeningHours(form.values) };
  const hasHours = !isNotYetOpen(announced);
  const pathFields: TaproomField[] = [
    {
      name: 'slug',
      label: 'Slug',
      limit: limits.slug,
      placeholder: 'From the name',
      description: 'In links to its events and its calendar feed. Old links keep working.',
    },
    {
      name: 'path',
      label: 'Path',
      limit: limits.path,
      placeholder: `/locations/${form.values.slug || taproom.slug}`,
      description: 'Of its page on the site. Links to the old path keep working.',
    },
  ];
  const stateFields: TaproomField[] = [
    {
      name: 'isActive',
      kind: 'switch',
      label: 'Shown on the site',
      description: 'A hidden taproom has no page and is in no menu. Its past events keep its name.',
    },
    {
      name: 'isComingSoon',
      kind: 'switch',
      label: 'Coming soon',
      description:
        hasHours && form.values.opening.trim() === ''
          ? 'It has opening hours, so visitors don’t read it.'
          : 'Until it is open, the site says so.',
    },
  ];
  return (
    <>
      <TaproomFields form={form} fields={[nameField]} />
      <TaproomFields form={form} fields={placeFields} cols={{ base: 1, xs: 3 }} />
      <TaproomFields form={form} fields={pathFields} cols={twoColumns} />
      <TaproomFields form={form} fields={stateFields} />
      {form.values.isComingSoon && <TaproomFields form={form} fields={[openingField]} />}
      {!taproom.isActive && <Text c="dimmed">This taproom is hidden.</Text>}
    </>
  );
}

const hostFields: TaproomField[] = [
  {
    name: 'hostsPrivateEvents',
    kind: 'switch',
    label: 'The page has the “Host an event” section and the form for private events',
  },
  { name: 'hostTitle', label: 'Title', limit: limits.hostTitle },
  { name: 'hostText', kind: 'longText', label: 'Text', limit: limits.hostText },
];

const iconOptions = cardIcons.map((value) => ({ value, label: value.replaceAll('-', ' ') }));

/** Beside a longer one. */
const shortField = { flex: '1 1 120px', maw: { sm: 160 } };

const emptyCard = { icon: '', title: '', text: '' };

const cardFields: FieldRow<keyof typeof emptyCard>[] = [
  {
    name: 'icon',
    kind: 'select',
    label: 'Icon',
    placeholder: 'Default',
    data: iconOptions,
    select: { clearable: true, clearButtonProps: { 'aria-label': 'Default icon' } },
    ...shortField,
  },
  { name: 'title', label: 'Title', required: true, maxLength: limits.cardTitle, flex: '2 1 180px' },
  { name: 'text', kind: 'longText', label: 'Text', required: true, maxLength: limits.cardText },
];

const emptyFigure = { figure: '', unit: '', text: '' };

const figureFields: FieldRow<keyof typeof emptyFigure>[] = [
  { name: 'figure', label: 'Figure', required: true, placeholder: '9,000', maxLength: limits.figure, ...shortField },
  {
    name: 'unit',
    label: 'Unit',
    required: true,
    placeholder: 'sq ft',
    maxLength: limits.figureUnit,
    flex: '2 1 180px',
  },
  { name: 'text', label: 'Text', maxLength: limits.figureText },
];

type List = { itemName: string; empty: Record<string, string>; max: number; fields: FieldRow[] };

const lists: Record<'facts' | 'expectCards' | 'figures', List> = {
  facts: { itemName: 'Card', empty: emptyCard, max: limits.cards, fields: cardFields },
  expectCards: { itemName: 'Card', empty: emptyCard, max: limits.cards, fields: cardFields },
  figures: { itemName: 'Figure', empty: emptyFigure, max: limits.figures, fields: figureFields },
};

/** Cards or figures: two short fields in a row, and a longer one below them. */
function Items({ form, name }: { form: TaproomFormApi; name: keyof typeof lists }) {
  const { fields, ...list } = lists[name];
  return (
    <ItemList
      {...list}
      form={form}
      path={name}
      renderItem={(_, index) => (
        <>
          <Group gap="10px 12px" align="flex-start">
            <Fields form={form} fields={fields.slice(0, 2)} path={`${name}.${index}`} />
          </Group>
          <Fields form={form} fields={fields.slice(2)} path={`${name}.${index}`} />
        </>
      )}
    />
  );
}

export type Content = (form: TaproomFormApi, taproom: StaffTaproom) => ReactNode;

/** Most have nothing but fields. */
export type FieldSection = { id: string; title: string; hint?: string } & (
  { fields: TaproomField[] } | { content: Content }
);

/** Sections between hours and photos, and below the photos. */
export const fieldSections: Record<'above' | 'below', readonly FieldSection[]> = {
  above: [
    { id: 'contact', title: 'Contact', content: (form) => <ContactFields form={form} /> },
    {
      id: 'page',
      title: 'Name and Page',
      content: (form, taproom) => <PageFields form={form} taproom={taproom} />,
    },
    {
      id: 'introduction',
      title: 'Introduction',
      fields: [
        { name: 'headline', label: 'Headline', limit: limits.headline, description: 'Above the name on its page' },
        {
          name: 'introduction',
          kind: 'longText',
          label: 'Introduction',
          limit: limits.introduction,
          description: 'On the home page',
        },
        {
          name: 'features',
          kind: 'longText',
          label: 'Features',
          limit: limits.features * limits.feature,
          description: `One per line, up to ${limits.features}, such as “Kids & pets welcome”`,
        },
      ],
    },
  ],
  below: [
    {
      id: 'figures',
      title: 'Figures',
      hint: 'Big numbers, such as 9,000 sq ft, with a sentence each',
      content: (form) => <Items form={form} name="figures" />,
    },
    {
      id: 'facts',
      title: 'Facts',
      hint: 'Short cards with an icon, below the figures',
      content: (form) => <Items form={form} name="facts" />,
    },
    {
      id: 'expect',
      title: 'What to Expect',
      hint: 'Cards beside the opening hours',
      content: (form) => <Items form={form} name="expectCards" />,
    },
    {
      id: 'good-to-know',
      title: 'Good to Know',
      hint: 'Shown on the taproom’s page. Blank ones are left out.',
      fields: [
        { name: 'parking', kind: 'longText', label: 'Parking', limit: limits.information },
        { name: 'food', kind: 'longText', label: 'Food', limit: limits.information },
        { name: 'accessibility', kind: 'longText', label: 'Accessibility', limit: limits.information },
      ],
    },
    {
      id: 'private-events',
      title: 'Private Events',
      content: (form) => (
        <TaproomFields form={form} fields={hostFields.slice(0, form.values.hostsPrivateEvents ? undefined : 1)} />
      ),
    },
    {
      id: 'tap-list',
      title: 'Tap List',
      hint: 'Visitors read when the list was last checked.',
      fields: [
        {
          name: 'tapListMaxAgeHours',
          label: 'Remind after (hours)',
          description: 'Staff are reminded to check a list that is older. Blank: never.',
          inputMode: 'numeric',
          maw: 280,
        },
      ],
    },
    {
      id: 'search-results',
      title: 'Search Results',
      hint: 'What search engines and link previews show. Blank: derived from the texts above.',
      fields: [
        { name: 'seoTitle', label: 'Page title', limit: limits.seoTitle },
        {
          name: 'seoDescription',
          kind: 'longText',
          label: 'Description',
          description: '{name} stands for the brewery’s name',
          limit: limits.seoDescription,
        },
      ],
    },
  ],
};

export const contentOf = (section: FieldSection): Content =>
  'content' in section ? section.content : (form) => <TaproomFields form={form} fields={section.fields} />;
