/** Strapi itself: nothing of it on the public origin, and nothing without signing in on the port of the cms. */
import { attack, type AttackClass, diagonals, words } from '../attack-case.ts';

/** Paths of Strapi 5, of its plugins, and of earlier versions. */
const strapiPaths = words`
  /_health /admin/init /admin/project-type /admin/information /admin/telemetry-properties
  /admin/license-limit-information /admin/license-trial-time-left /admin/feature-access /admin/plugins
  /admin/users /admin/users/me /admin/users/1 /admin/users/me/permissions /admin/roles /admin/roles/1
  /admin/roles/1/permissions /admin/permissions /admin/api-tokens /admin/api-tokens/1 /admin/transfer/tokens
  /admin/transfer/runner/push /admin/transfer/runner/pull /admin/webhooks /admin/webhooks/1 /admin/sessions
  /admin/registration-info?registrationToken=x /admin/project-settings /admin/content-api/permissions
  /admin/content-api/routes /admin/guided-tour-meta /admin/providers /admin/providers/options /admin/audit-logs
  /admin/review-workflows/workflows /admin/homepage /admin/access-token /admin/ai-token
  /content-manager/content-types /content-manager/components /content-manager/init
  /content-manager/collection-types/api::inquiry.inquiry
  /content-manager/collection-types/api::subscriber.subscriber
  /content-manager/collection-types/plugin::users-permissions.user
  /content-manager/collection-types/api::session.session
  /content-manager/collection-types/api::outgoing-mail.outgoing-mail /content-manager/collection-types/admin::user
  /content-manager/single-types/api::site-settings.site-settings /content-manager/relations/api::beer.beer/events
  /content-manager/homepage/recent-documents?action=update /content-manager/uid/check-availability
  /content-manager/content-types-settings /content-manager/history-versions
  /content-manager/preview/url/api::beer.beer /content-type-builder/content-types /content-type-builder/components
  /content-type-builder/schema /content-type-builder/reserved-names /content-type-builder/update-schema-status
  /upload/files /upload/files/1 /upload/folders /upload/folder-structure /upload/settings /upload/configuration
  /upload/actions/bulk-delete /upload/actions/upload-from-urls /upload/search/x /users-permissions/roles
  /users-permissions/permissions /users-permissions/routes /users-permissions/policies
  /users-permissions/providers /users-permissions/advanced /users-permissions/email-templates /i18n/locales
  /i18n/iso-locales /email/settings /email/test /email/ /content-releases/ /review-workflows/workflows /graphql
  /documentation /documentation/v1.0.0 /api/users /api/users/me /api/users/1 /api/users/count
  /api/users-permissions/roles /api/users-permissions/permissions /api/auth/local /api/auth/local/register
  /api/auth/send-email-confirmation /api/auth/email-confirmation?confirmation=x /api/auth/change-password
  /api/auth/refresh /api/connect/google /api/auth/google/callback /api/upload /api/upload/files
  /api/upload/files/1 /api/email /api/i18n/locales /api/content-type-builder/content-types
  /api/content-type-builder/components /api/sessions /api/inquiry /api/subscribers /api/outgoing-mails
  /api/deleted-records /api/locations /api/hero-images /api/pourings /api/site-setting /api/site-settings
  /api/beers?populate=*&status=draft /api/preview /api/stored-files /plugins/content-manager
  /admin/plugins/content-manager /favicon.ico/.. /uploads/ /uploads/.gitkeep
`;

const methods = ['GET', 'POST'];
const onPublicOrigin = diagonals(
  methods.length,
  strapiPaths.flatMap((path) =>
    methods.map((method) =>
      attack(`reach Strapi’s ${method} ${path} on the public origin`, async ({ send }) => {
        const { status, headers, text } = await send({ method, path, body: method === 'POST' ? {} : null });
        const isPage = String(headers['content-type']).startsWith('text/html');
        // A page of the staff app, whatever comes after `/admin`.
        if (path.startsWith('/admin') && method === 'GET')
          return status === 200 && isPage ? null : `got ${status} ${text.slice(0, 80)}`;
        if (path.startsWith('/api/beers?')) return null;
        return [400, 401, 404, 405].includes(status) ? null : `got ${status} ${text.slice(0, 80)}`;
      }),
    ),
  ),
);

/** What the sign-in page of the panel needs before anyone has signed in. */
const openToVisitors = words`/_health /admin/init /admin/project-type /admin/registration-info?registrationToken=x`;
const isOpen = /^(?:\/api\/beers\?|\/plugins|\/favicon|\/admin\/plugins)/;

const onCmsPort = strapiPaths
  .filter((path) => !openToVisitors.includes(path) && !isOpen.test(path))
  .map((path) =>
    attack(`read ${path} of the cms without signing in`, async ({ send }) => {
      const { status, headers, text } = await send({ to: 'cms', path });
      // The panel shows its sign-in page at every path that is no call.
      const isPanel = status === 200 && String(headers['content-type']).startsWith('text/html');
      return [400, 401, 403, 404, 405, 410].includes(status) || (isPanel && path.startsWith('/admin/'))
        ? null
        : `got ${status} ${text.slice(0, 80)}`;
    }),
  );

export const panelPort: AttackClass = { name: 'panel port', cases: () => [...onPublicOrigin, ...onCmsPort] };
