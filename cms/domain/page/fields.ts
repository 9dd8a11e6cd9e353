/**
 * The kinds of fields of a page's content, from which the panel's forms and the API's schemas are generated. The longest
 * texts fit the layout at 320 px.
 */
import type { BuiltInPhoto } from './built-in-photos';
import type { Image } from '../shared/response-schemas';
import type { RichText } from './rich-text';

type Described = {
  /** Shown in the panel. */
  label: string;
  /** Shown below the field in the panel, which adds the limits itself. */
  hint?: string;
};

type MaybeRequired = { isRequired: boolean };

/** One line. */
type TextField = Described & MaybeRequired & { kind: 'text'; maxLength: number };
/** Several lines; an empty line separates paragraphs. */
type LongTextField = Described & MaybeRequired & { kind: 'longText'; maxLength: number };
/** A path of the site, or a URL. In a response, it is null if it leads to a page that is switched off. */
type LinkField = Described & MaybeRequired & { kind: 'link' };
/** `YYYY-MM-DD`. */
export type DateField = Described & MaybeRequired & { kind: 'date' };
/** One of several values. */
type ChoiceField<Choice extends string = string> = Described &
  MaybeRequired & { kind: 'choice'; choices: readonly Choice[] };
/** A whole number from `min` to `max`. */
type NumberField = Described & { kind: 'number'; min: number; max: number; default: number };
/** A photo of the media library, or one that comes with the site. */
type PhotoField = Described & { kind: 'photo' };
/** A photo of the media library. */
type LibraryPhotoField = Described & { kind: 'libraryPhoto' };
/** Photos of the media library, chosen at once and in order. */
type LibraryPhotosField = Described & { kind: 'libraryPhotos'; min: number; max: number };
/** One of the brewery's taprooms. */
export type TaproomField = Described & { kind: 'taproom' };
type RichTextField = Described & { kind: 'richText' };
/** Items in the order of the panel. */
type ListField<Item extends Component = Component> = Described & {
  kind: 'list';
  item: Item;
  min: number;
  max: number;
};

export type Field =
  | TextField
  | LongTextField
  | LinkField
  | DateField
  | ChoiceField
  | NumberField
  | PhotoField
  | LibraryPhotoField
  | LibraryPhotosField
  | TaproomField
  | RichTextField
  | ListField;

/** A group of fields: a section of a page, or an item of a list. In Strapi, the component `page.{name}`. */
export interface Component {
  name: string;
  label: string;
  /** The name of one of Strapi's icons. */
  icon: string;
  /** The field whose value is the title of an entry in the panel; by default its `heading` or `title`. */
  title?: string;
  fields: Readonly<Record<string, Field>>;
}

/** An uploaded photo, or the name of one that comes with the site. */
export type Photo = Image | { builtIn: BuiltInPhoto };

/** The caption is that of the file in the media library. */
export type CaptionedImage = Image & { caption: string | null };

/** The values of the kinds that have no options. */
type ValuesByKind = {
  photo: Photo | null;
  /** Null without one, and after its file was deleted. */
  libraryPhoto: Image | null;
  libraryPhotos: CaptionedImage[];
  number: number;
  /** Its slug; null: all taprooms. */
  taproom: string | null;
  richText: RichText;
};

type ValueOf<Of extends Field> = Of extends { kind: keyof ValuesByKind }
  ? ValuesByKind[Of['kind']]
  : Of extends LinkField
    ? string | null
    : Of extends ListField<infer Item>
      ? ValuesOf<Item>[]
      : Of extends ChoiceField<infer Choice>
        ? Of extends { isRequired: true }
          ? Choice
          : Choice | null
        : Of extends { isRequired: true }
          ? string
          : string | null;

export type ValuesOf<Of extends Component> = { [Name in keyof Of['fields']]: ValueOf<Of['fields'][Name]> };

type Options = { hint?: string };

const textOf =
  <Kind extends 'text' | 'longText', Required extends boolean>(kind: Kind, isRequired: Required) =>
  (label: string, maxLength: number, options: Options = {}) =>
    ({ kind, label, maxLength, isRequired, ...options }) as const;

export const text = textOf('text', true);
export const optionalText = textOf('text', false);
export const longText = textOf('longText', true);
export const optionalLongText = textOf('longText', false);

const linkHint = 'A path of the site such as /events, or a URL.';

export const link = (label: string) => ({ kind: 'link', label, hint: linkHint, isRequired: true }) as const;
export const optionalLink = (label: string) => ({ kind: 'link', label, hint: linkHint, isRequired: false }) as const;

export const date = (label: string, options: Options = {}) =>
  ({ kind: 'date', label, isRequired: true, ...options }) as const;

export const choice = <const Choice extends string>(label: string, choices: readonly Choice[], options: Options = {}) =>
  ({ kind: 'choice', label, choices, isRequired: true, ...options }) as const;

export const optionalChoice = <const Choice extends string>(
  label: string,
  choices: readonly Choice[],
  options: Options = {},
) => ({ kind: 'choice', label, choices, isRequired: false, ...options }) as const;

export const wholeNumber = (
  label: string,
  { min, max, default: value, ...options }: Options & { min: number; max: number; default: number },
) => ({ kind: 'number', label, min, max, default: value, ...options }) as const;

export const taproom = (label: string, options: Options = {}) => ({ kind: 'taproom', label, ...options }) as const;

export const libraryPhoto = (label: string, options: Options = {}) =>
  ({ kind: 'libraryPhoto', label, ...options }) as const;

export const libraryPhotos = (label: string, { min = 1, max, ...options }: Options & { min?: number; max: number }) =>
  ({ kind: 'libraryPhotos', label, min, max, ...options }) as const;

export const photo = (label: string, options: Options = {}) => ({ kind: 'photo', label, ...options }) as const;

export const richText = (label: string, options: Options = {}) => ({ kind: 'richText', label, ...options }) as const;

export const list = <Item extends Component>(
  label: string,
  item: Item,
  { min = 1, max, ...options }: Options & { min?: number; max: number },
) => ({ kind: 'list', label, item, min, max, ...options }) as const;

export const component = <const Definition extends Component>(definition: Definition) => definition;
