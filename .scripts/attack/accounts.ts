/** The accounts of the product under attack. */

/** Staff users, and users of Strapi's panel. */
export const roles = ['admin', 'moderator', 'bartender', 'panelAdmin', 'panelEditor'] as const;
export type Role = (typeof roles)[number];

export const accounts = {
  admin: { email: 'ada@attack-test.example', password: 'Attack-test-admin-2026' },
  moderator: { email: 'mo@attack-test.example', password: 'Attack-test-moderator-2026' },
  bartender: { email: 'bea@attack-test.example', password: 'Attack-test-bartender-2026' },
  panelAdmin: { email: 'paula@attack-test.example', password: 'Attack-test-panel-2026' },
  panelEditor: { email: 'ed@attack-test.example', password: 'Attack-test-editor-2026' },
} as const satisfies Record<Role, object>;
