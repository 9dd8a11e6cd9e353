/** The response of `GET /api/pages/{key}`, generated from the definitions. Browsers import only the inferred types. */
import * as z from 'zod';
import { imageSchema } from '../shared/response-schemas';
import { builtInPhotos } from './built-in-photos';
import { seo } from './components';
import { composedSections } from './composed-page';
import type { PageDefinition } from './definition';
import type { Component, Field } from './fields';
import { pages } from './pages';

const photoSchema = z
  .union([imageSchema, z.object({ builtIn: z.enum(builtInPhotos) })])
  .meta({ id: 'Photo', description: 'An uploaded photo, or the name of one that comes with the site.' });

const richTextSchema = z
  .array(z.looseObject({ type: z.string() }))
  .meta({ id: 'RichText', description: 'The blocks of Strapi’s rich text editor.' });

const linkSchema = z
  .string()
  .nullable()
  .meta({ description: 'Null: there is no link, or it leads to a page that is switched off in the site settings.' });

const captionedImageSchema = imageSchema.extend({ caption: z.string().nullable() }).meta({ id: 'CaptionedImage' });

const optional = ({ isRequired }: { isRequired: boolean }, schema: z.ZodType) =>
  isRequired ? schema : schema.nullable();

function toFieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return optional(field, z.string());
    case 'link':
      return linkSchema;
    case 'date':
      return optional(field, z.iso.date());
    case 'choice':
      return optional(field, z.enum(field.choices));
    case 'number':
      return z.int();
    case 'photo':
      return photoSchema.nullable();
    case 'libraryPhoto':
      return imageSchema.nullable();
    case 'libraryPhotos':
      return z.array(captionedImageSchema);
    case 'taproom':
      return z.string().nullable();
    case 'richText':
      return richTextSchema;
    case 'list':
      return z.array(z.object(shapeOf(field.item)));
  }
}

const shapeOf = ({ fields }: Component) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toFieldSchema(field)]));

const toPascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const sectionSchemas = new Map<string, z.ZodObject>();

function sectionSchema(section: Component): z.ZodObject {
  const existing = sectionSchemas.get(section.name);
  if (existing) return existing;
  const schema = z
    .object({ type: z.literal(section.name), ...shapeOf(section) })
    .meta({ id: `${toPascalCase(section.name)}Section` });
  sectionSchemas.set(section.name, schema);
  return schema;
}

export const pageSchemaOf = ({ key, hero, sections }: PageDefinition) =>
  z
    .object({
      key: z.literal(key),
      path: z.string(),
      title: z.string(),
      seo: z.object(shapeOf(seo)),
      hero: hero ? z.object(shapeOf(hero)) : z.null(),
      sections: z.array(sections.length > 0 ? z.union(sections.map(sectionSchema)) : z.never()),
    })
    .meta({ id: `${toPascalCase(key)}Page` });

/** A page that was composed in the panel. Its hero, if it has one, is a section. */
const composedPageSchema = z
  .object({
    key: z.string(),
    path: z.string(),
    title: z.string(),
    seo: z.object(shapeOf(seo)),
    hero: z.null(),
    sections: z.array(z.union(composedSections.map(sectionSchema))),
  })
  .meta({ id: 'ComposedPage' });

export const pageSchema = z.union([...pages.map(pageSchemaOf), composedPageSchema]);
