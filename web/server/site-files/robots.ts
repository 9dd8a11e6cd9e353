/** `robots.txt`: allows the site, but neither the staff app nor the API. */
export const formatRobots = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /newsletter/unsubscribe',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
