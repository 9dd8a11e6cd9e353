/** What robots may read: the site, not the staff's side and not the data behind it. */
export const robots = (publicUrl: string) =>
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
