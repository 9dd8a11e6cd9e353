/** Pages as staff edit them: with hidden sections, and photos as files of the media library. Browsers import only the types. */
import * as z from 'zod';
import { requestBody } from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { pageParams, queryText } from '../shared/query-fields';
import { imageSchema, instantSchema } from '../shared/response-schemas';
import { composedPageLimits } from './composed-page';
import { pageNavigations } from './storage';

const placeholderSchema = z
  .object({
    /** The name without braces. */
    name: z.string(),
    /** What it is about. */
    label: z.string(),
    /** The setting that decides what it stands for. */
    source: z.string(),
    /** What visitors currently read instead. */
    value: z.string(),
  })
  .meta({ id: 'PagePlaceholder' });

const valuesSchema = z.record(z.string(), z.unknown());

/** A file of the media library. Its alt text and its focal point belong to the file. */
export const libraryPhotoSchema = imageSchema
  .extend({
    id: z.int(),
    /** What crops keep, in percent; null: the center. */
    focalPoint: z.object({ x: z.int(), y: z.int() }).nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'LibraryPhoto' });
export type LibraryPhoto = z.infer<typeof libraryPhotoSchema>;

export const libraryPhotosQuery = z.object({ ...pageParams(24), search: queryText('search') });

const pageEntrySchema = z
  .object({
    key: z.string(),
    kind: z.enum(['designed', 'own']),
    /** `Home`, `Each beer`, or the title of an own page. */
    label: z.string(),
    /** A pattern such as `/beers/:slug` if several pages share the texts. */
    path: z.string(),
    /** False: a draft, or switched off in the site settings. */
    isLive: z.boolean(),
    image: z.union([imageSchema, z.object({ builtIn: z.string() })]).nullable(),
    updatedAt: instantSchema.nullable(),
    /** Null: unknown, or unchanged since the start. */
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'PageEntry' });
export type PageEntry = z.infer<typeof pageEntrySchema>;

export const pageListSchema = z
  .object({
    entries: z.array(pageEntrySchema),
    /** What the texts of every page can contain to say what happens with personal data. */
    placeholders: z.array(placeholderSchema),
    /** Unknown names in the legal pages as they are stored: nothing replaces them, so visitors see the braces. */
    unknownPlaceholders: z.array(z.object({ key: z.string(), names: z.array(z.string()) })),
  })
  .meta({ id: 'PageList' });
export type PageList = z.infer<typeof pageListSchema>;

const contentSchema = z.object({
  title: z.string(),
  seo: valuesSchema,
  hero: valuesSchema.nullable(),
  sections: z.array(z.looseObject({ _id: z.string(), type: z.string(), isVisible: z.boolean() })),
  /** The path of a designed page does not change. */
  path: z.string(),
  isLive: z.boolean(),
  navigation: z.enum(pageNavigations),
  /** The place in the navigation; null: last. */
  position: z.int().nullable(),
});
/** What a form edits, field by field as in the definition of the page. */
export type EditedContent = z.infer<typeof contentSchema>;
export type EditedSection = EditedContent['sections'][number];

export const editedPageSchema = contentSchema
  .extend({
    key: z.string(),
    kind: z.enum(['designed', 'own']),
    label: z.string(),
    /** The path of a page that shows the texts; null if there is none yet. */
    previewPath: z.string().nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'EditedPage' });
export type EditedPage = z.infer<typeof editedPageSchema>;

export const pageVersionSchema = z
  .object({ id: z.string(), savedAt: instantSchema, savedBy: z.string().nullable(), content: contentSchema })
  .meta({ id: 'PageVersion' });
export type PageVersion = z.infer<typeof pageVersionSchema>;

const valuesInput = z.record(z.string(), z.unknown(), { error: 'Please send the fields as an object' });

const sectionInput = z.looseObject(
  {
    type: z.string({ error: 'Each section must have a type' }),
    _id: z.string({ error: 'The _id of a section must be text' }).max(100, 'This _id is too long').nullish(),
    isVisible: z.boolean({ error: 'isVisible must be true or false' }).nullish(),
  },
  { error: 'Each section must be an object' },
);

/** The fields of a page are validated by its definition. Those of own pages are ignored for designed ones. */
export const pageInput = requestBody({
  title: z.string({ error: 'The name must be text' }).nullish(),
  seo: valuesInput,
  hero: valuesInput.nullish(),
  sections: z
    .array(sectionInput, { error: 'Sections must be a list' })
    .max(composedPageLimits.sections, `Please use at most ${composedPageLimits.sections} sections`),
  path: z.string({ error: 'The path must be text' }).max(2000, 'The path is too long').nullish(),
  isLive: z.boolean({ error: 'isLive must be true or false' }).nullish(),
  navigation: z.enum(pageNavigations, { error: 'Please choose a place in the navigation' }).nullish(),
  position: z
    .int({ error: 'Please enter a whole number' })
    .min(0, 'Please enter a number from 0')
    .max(composedPageLimits.position, `Please enter a number up to ${composedPageLimits.position}`)
    .nullish(),
  updatedAt: versionField,
});
export type PageInput = z.output<typeof pageInput>;
