/** An address that its owner recognises and nobody else learns: `a…@example.com`. */
export const maskEmail = (email: string) => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${[...email][0]}…${email.slice(at)}`;
};
