export const logoTypes = ['image/png', 'image/svg+xml'];

/** Checks the type the browser reports; the server checks the content. */
export const isLogoFile = ({ name, type }: File) =>
  logoTypes.includes(type) || (type === '' && /\.(png|svg)$/i.test(name));
