/** The two roles of staff users. Permissions of the panel's database mean nothing to our routes. */
import { roles } from '#domain/user/user';
import { roleUid } from '#lib/staff-user';

const described = {
  admin: { name: 'Admin', description: 'Everything in the staff app, and its users.' },
  moderator: { name: 'Moderator', description: 'Everything in the staff app but other users.' },
};

export async function ensureRoles(): Promise<void> {
  for (const type of roles) {
    const known = await strapi.db.query(roleUid).count({ where: { type } });
    if (known === 0) await strapi.db.query(roleUid).create({ data: { type, ...described[type] } });
  }
}
