/** What a journey needs to know of the brewery that was opened for it. */
export const accounts = {
  staff: { email: 'staff@journeys.example', password: 'A-journey-of-1000-miles' },
  panel: { email: 'panel@journeys.example', password: 'A-journey-of-1000-miles' },
};

const given = (name: 'SITE_URL' | 'PANEL_URL') => {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is set when the brewery is open`);
  return address;
};

export const siteUrl = () => given('SITE_URL');
export const panelUrl = () => given('PANEL_URL');
