/**
 * Lists leave out a record that can't be shown, such as one without a name that a script or an import wrote to the
 * database, instead of failing as a whole.
 */
type Stored = { documentId: string };

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const serializeList = <Document extends Stored, Item>(
  documents: readonly Document[],
  serialize: (document: Document) => Item,
): Item[] =>
  documents.flatMap((document) => {
    try {
      return [serialize(document)];
    } catch (error) {
      strapi.log.error(`The record ${document.documentId} is left out of a list: ${describe(error)}`);
      return [];
    }
  });
