export const logoTypes = ['image/png', 'image/svg+xml'];

/** What the browser can tell; the server looks inside. */
export const isLogoFile = ({ name, type }: File) =>
  logoTypes.includes(type) || (type === '' && /\.(png|svg)$/i.test(name));
