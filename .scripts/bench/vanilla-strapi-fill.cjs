/** Runs inside the vanilla Strapi: creates the same beers and allows public reads. */
const { readFileSync } = require('node:fs');

const file = 'plugin::upload.file';
const computedFields = ['_id', 'pricing', 'primaryImage', 'createdAt', 'updatedAt'];

module.exports = async function fill(strapi) {
  const ids = new Map();
  async function fileOf({ url, width, height }) {
    if (!ids.has(url)) {
      const data = { name: url, hash: url, ext: '.jpg', mime: 'image/jpeg', size: 100, provider: 'local' };
      const { id } = await strapi.db.query(file).create({ data: { ...data, url, width, height } });
      ids.set(url, id);
    }
    return ids.get(url);
  }

  for (const beer of JSON.parse(readFileSync('beers.json', 'utf8'))) {
    const images = [];
    for (const image of beer.images) {
      images.push(await fileOf(image));
    }
    const fields = Object.fromEntries(Object.entries(beer).filter(([name]) => !computedFields.includes(name)));
    const data = { ...fields, images, retailPrice: beer.pricing.retail };
    await strapi.documents('api::beer.beer').create({ data });
  }
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
  const data = { action: 'api::beer.beer.find', role: role.id };
  await strapi.db.query('plugin::users-permissions.permission').create({ data });
};
