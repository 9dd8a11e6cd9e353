/** The documents in the order of the ids; ids without a document are left out. */
export function orderByIds<Document extends { documentId: string }>(ids: string[], documents: Document[]): Document[] {
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
