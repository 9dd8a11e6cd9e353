/** A multipart body: all files under one field name, and plain text fields. */
export function toFormData(fileField: string, files: File[], textFields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(textFields)) form.append(name, value);
  for (const file of files) form.append(fileField, file, file.name);
  return form;
}
