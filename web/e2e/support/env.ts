/** Accounts and URLs of the system that global-setup.ts has started. */
export const accounts = {
  staff: { email: 'staff@journeys.example', password: 'A-journey-of-1000-miles' },
  panel: { email: 'panel@journeys.example', password: 'A-journey-of-1000-miles' },
};

const requiredEnv = (name: 'SITE_URL' | 'PANEL_URL') => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: global-setup.ts sets it`);
  return value;
};

export const siteUrl = () => requiredEnv('SITE_URL');
export const panelUrl = () => requiredEnv('PANEL_URL');
