/** The pourings of a beer that was deleted, and of which they kept the names. */
const pouringUid = 'api::pouring.pouring';

/** After the beer is restored with its id. */
export async function reconnectPourings({
  id,
  documentId,
}: {
  id: number | string;
  documentId: string;
}): Promise<void> {
  const where = { beerKey: documentId, beer: { id: { $null: true } } };
  const rows: { id: number }[] = await strapi.db.query(pouringUid).findMany({ select: ['id'], where });
  for (const row of rows) await strapi.db.query(pouringUid).update({ where: { id: row.id }, data: { beer: id } });
}
