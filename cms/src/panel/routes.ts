/** All routes of our extensions of the panel. */
import type { Core } from '@strapi/strapi';
import { mailServerRoute } from './accounts/mail-server-route';
import { registerAdminRoutes } from './admin-route';
import { heroImageRoutes } from './hero-images/routes';
import { homeRoute } from './home/attention';
import { viewOnSiteRoute } from './preview/links';

const routes = [mailServerRoute, homeRoute, ...heroImageRoutes, viewOnSiteRoute];

export const registerPanelRoutes = (strapi: Core.Strapi): void => registerAdminRoutes(strapi, routes);
