/** A multipart body: the files under one field name, and whatever plain fields go with them. */
export function toFormData(field: string, files: File[], others: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(others)) form.append(name, value);
  for (const file of files) form.append(field, file, file.name);
  return form;
}
