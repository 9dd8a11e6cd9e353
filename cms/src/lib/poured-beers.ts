/** Connects a restored beer with its pourings, which kept its id and its names when it was deleted. */
const pouringUid = 'api::pouring.pouring';

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
