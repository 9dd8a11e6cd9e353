/**
 * Redirects the panel's links to the public site, whose URL is not known when the panel is built.
 * JavaScript, because Strapi loads this file without compiling it.
 */
module.exports = {
  config: { default: { publicUrl: '' } },
  controllers: {
    site: ({ strapi }) => ({
      show(ctx) {
        const { publicUrl } = strapi.config.get('plugin::brewery-panel');
        const path = (ctx.params.path ?? '').split('/').map(encodeURIComponent).join('/');
        ctx.set('Cache-Control', 'no-store');
        ctx.redirect(`${publicUrl}/${path}`);
      },
    }),
  },
  routes: {
    admin: {
      type: 'admin',
      routes: [
        // The site as the home page shows it.
        { method: 'GET', path: '/site', handler: 'site.show', config: { auth: false } },
        { method: 'GET', path: '/site/:path(.+)', handler: 'site.show', config: { auth: false } },
      ],
    },
  },
};
