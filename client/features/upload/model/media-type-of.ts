const byExtension: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain',
};

/** The type the browser tells, or the one its name suggests: some systems tell none for text files. */
export function mediaTypeOf({ name, type }: { name: string; type: string }): string {
  if (type !== '') return type.split(';')[0]?.trim() ?? type;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return byExtension[extension] ?? '';
}

/** A picture of a kind that may be uploaded; of the others the checks speak. */
export const isPicture = (file: { name: string; type: string }): boolean =>
  ['image/jpeg', 'image/jpg', 'image/png'].includes(mediaTypeOf(file));

/** The photo format of iPhones. */
export const isHeic = (file: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/u.test(mediaTypeOf(file)) || /\.hei[cf]$/iu.test(file.name);
