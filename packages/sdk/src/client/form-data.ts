import { isFile } from '../domain/native-file.ts';

/**
 * Body of a multipart call: files as files with their names, a list of files as one part each, any
 * other list as JSON, null as an empty part (which clears a field), undefined as no part at all.
 */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    if (isFile(value)) form.append(name, value);
    else if (Array.isArray(value) && value.some(isFile))
      for (const file of value.filter(isFile)) form.append(name, file);
    else if (typeof value === 'object' && value !== null) form.append(name, JSON.stringify(value));
    else form.append(name, value === null ? '' : String(value as string | number | boolean));
  }
  return form;
}
