/** The pages whose texts are edited in the panel, for the staff app. Browsers import only the types. */
import * as z from 'zod';

const placeholderSchema = z
  .object({
    /** Without braces. */
    name: z.string(),
    /** What it is about. */
    label: z.string(),
    /** The setting that decides what it stands for. */
    source: z.string(),
    /** What visitors currently read instead. */
    value: z.string(),
  })
  .meta({ id: 'PagePlaceholder' });
export type PagePlaceholder = z.infer<typeof placeholderSchema>;

export const pageTextsSchema = z
  .object({
    /** Null: unknown (`PANEL_URL` is not set). */
    panelUrl: z.url().nullable(),
    /** Pages with a design of their own. */
    designed: z.array(
      z.object({
        key: z.string(),
        /** `Home`, `Each beer`. */
        label: z.string(),
        /** A pattern such as `/beers/:slug` if several pages share the texts. */
        path: z.string(),
        /** False: it is switched off in the site settings. */
        isLive: z.boolean(),
        /** The path of its form in the panel, relative to `panelUrl`. */
        editPath: z.string(),
      }),
    ),
    /** Pages composed of sections, in the order of the navigation. */
    composed: z.array(
      z.object({ key: z.string(), title: z.string(), path: z.string(), isLive: z.boolean(), editPath: z.string() }),
    ),
    /** The path of the form for a new composed page. */
    newPath: z.string(),
    /** What the texts of every page can contain to say what happens with personal data. */
    placeholders: z.array(placeholderSchema),
    /** Of the legal pages, as they are stored: nothing replaces them, so visitors see the braces. */
    unknownPlaceholders: z.array(z.object({ key: z.string(), names: z.array(z.string()) })),
  })
  .meta({ id: 'PageTexts' });
export type PageTexts = z.infer<typeof pageTextsSchema>;
