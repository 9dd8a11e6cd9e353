/** Masks an e-mail address so that only its owner recognizes it: `a…@example.com`. */
export const maskEmail = (email: string) => {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${[...email][0]}…${email.slice(at)}`;
};
