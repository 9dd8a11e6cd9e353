/** Creates the roles of staff users. Our routes ignore the permissions that Strapi stores for them. */
import { roles } from '#domain/user/constants';
import { roleUid } from '#lib/staff-user';

const descriptions = {
  admin: { name: 'Admin', description: 'Everything in the staff app, including its users.' },
  moderator: { name: 'Moderator', description: 'Everything in the staff app except other users.' },
  bartender: { name: 'Bartender', description: 'Only the tap list of one taproom, in bar mode.' },
};

export async function ensureRoles(): Promise<void> {
  for (const type of roles) {
    const count = await strapi.db.query(roleUid).count({ where: { type } });
    if (count === 0) await strapi.db.query(roleUid).create({ data: { type, ...descriptions[type] } });
  }
}
