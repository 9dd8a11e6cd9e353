import { logFormatter } from '#lib/log-format';
import { settings } from '#lib/settings';

const { logLevel, logFormat } = settings();

export default {
  // Strapi has a level of its own for requests, between info and debug.
  level: logLevel === 'info' ? 'http' : logLevel,
  format: logFormatter(logFormat),
};
