/** The pages whose texts are edited in the panel, for the staff app. Browsers import only the types. */
import * as z from 'zod';

export const pageTextsSchema = z
  .object({
    /** Null: the URL of the panel is not known (`PANEL_URL`). */
    panelUrl: z.url().nullable(),
    /** Pages with a design of their own. */
    designed: z.array(
      z.object({
        key: z.string(),
        /** `Home`, `Each beer`. */
        label: z.string(),
        /** A pattern for what several pages have in common: `/beers/:slug`. */
        path: z.string(),
        /** Of its form, below `panelUrl`. */
        editPath: z.string(),
      }),
    ),
    /** Pages composed of sections, in the order of the navigation. */
    composed: z.array(
      z.object({ key: z.string(), title: z.string(), path: z.string(), isLive: z.boolean(), editPath: z.string() }),
    ),
    /** Of the form for a new composed page. */
    newPath: z.string(),
  })
  .meta({ id: 'PageTexts' });
export type PageTexts = z.infer<typeof pageTextsSchema>;
