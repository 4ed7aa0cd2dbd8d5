const names: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/jpg': 'JPEG',
  'image/png': 'PNG',
  'text/plain': 'TXT',
};

/** "PDF" rather than "APPLICATION/PDF"; a type we have no name for is shown as it is, in capitals. */
export const shortFileType = (fileType: string): string => names[fileType.toLowerCase()] ?? fileType.toUpperCase();
