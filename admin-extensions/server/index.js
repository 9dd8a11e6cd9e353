/**
 * The panel is built once, but only the running cms knows the site's address. So the panel links to the cms, and the
 * cms sends the browser on. Strapi loads this file as it is, therefore JavaScript.
 */
module.exports = {
  config: { default: { publicUrl: '' } },
  controllers: {
    site: ({ strapi }) => ({
      beer(ctx) {
        const { publicUrl } = strapi.config.get('plugin::brewery-panel');
        ctx.set('Cache-Control', 'no-store');
        ctx.redirect(`${publicUrl}/beers/${encodeURIComponent(ctx.params.slug)}`);
      },
    }),
  },
  routes: {
    admin: {
      type: 'admin',
      routes: [{ method: 'GET', path: '/site/beers/:slug', handler: 'site.beer', config: { auth: false } }],
    },
  },
};
