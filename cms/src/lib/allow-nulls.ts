/** Strapi's types for what a document takes know no `null`; the Document Service does: it clears a field. */
type WithoutNull<Value> = Value extends Date
  ? Value
  : Value extends (infer Entry)[]
    ? WithoutNull<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: WithoutNull<Exclude<Value[Key], null>> }
      : Exclude<Value, null>;

/** The same data, for `create` and `update` to take. */
export const allowNulls = <Data>(data: Data) => data as WithoutNull<Data>;
