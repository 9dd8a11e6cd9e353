/** The accounts of the product under attack: staff users, and users of Strapi's panel. */

export const accounts = {
  admin: { email: 'ada@attack-test.example', password: 'Attack-test-admin-2026' },
  moderator: { email: 'mo@attack-test.example', password: 'Attack-test-moderator-2026' },
  bartender: { email: 'bea@attack-test.example', password: 'Attack-test-bartender-2026' },
  panelAdmin: { email: 'paula@attack-test.example', password: 'Attack-test-panel-2026' },
  panelEditor: { email: 'ed@attack-test.example', password: 'Attack-test-editor-2026' },
};
export type Role = keyof typeof accounts;
