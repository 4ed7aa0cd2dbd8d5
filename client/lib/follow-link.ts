/** Does what a press on such a link does; with `download`, what comes is saved under that name, or else under its own. */
export function followLink(address: string, download?: string): void {
  const link = document.createElement('a');
  link.href = address;
  if (download !== undefined) link.download = download;
  document.body.append(link);
  link.click();
  link.remove();
}
