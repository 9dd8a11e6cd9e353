/** All routes of our extensions of the panel. */
import type { Core } from '@strapi/strapi';
import { mailServerRoute } from './accounts/mail-server-route';
import { registerAdminRoutes } from './admin-routes';
import { heroImageRoutes } from './hero-images/routes';
import { homeRoute } from './home/routes';
import { placeholdersRoute } from './placeholders/routes';
import { previewRoute } from './preview/routes';
import { sitePagesRoute } from './site-pages/routes';
import { timeZonesRoute } from './time-zones/routes';

const routes = [
  mailServerRoute,
  homeRoute,
  timeZonesRoute,
  ...heroImageRoutes,
  previewRoute,
  placeholdersRoute,
  sitePagesRoute,
];

export const registerPanelRoutes = (strapi: Core.Strapi): void => registerAdminRoutes(strapi, routes);
