/**
 * Passwords, tokens and their hashes. The panel never shows them, but a list that is filtered or ordered by one would
 * reveal it letter by letter.
 */
type Attribute = { type: string; private?: boolean };
type ContentType = { attributes: Record<string, object> };

const secretName = /password|token|hash|secret|(?:access|encrypted)key/i;

const isSecret = (name: string, { type, private: isPrivate }: Attribute) =>
  type === 'password' || (isPrivate === true && secretName.test(name));

export const secretFieldsOf = (contentTypes: object): ReadonlySet<string> =>
  new Set(
    (Object.values(contentTypes) as ContentType[]).flatMap(({ attributes }) =>
      Object.entries(attributes as Record<string, Attribute>)
        .filter(([name, attribute]) => isSecret(name, attribute))
        .map(([name]) => name),
    ),
  );
