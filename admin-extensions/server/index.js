/**
 * Redirects the panel's links to the public site, whose URL is not known when the panel is built.
 * JavaScript, because Strapi loads this file without compiling it.
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
