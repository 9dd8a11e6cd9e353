/** Strapi's types of a document's data lack `null`, although the Document Service clears a field with it. */
type WithoutNull<Value> = Value extends Date
  ? Value
  : Value extends (infer Entry)[]
    ? WithoutNull<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: WithoutNull<Exclude<Value[Key], null>> }
      : Exclude<Value, null>;

/** Returns the data unchanged, typed for `create` and `update`. */
export const allowNulls = <Data>(data: Data) => data as WithoutNull<Data>;
