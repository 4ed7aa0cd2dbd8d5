/** Fetches a file of our own server as a download, named as the server says, while the page stays where it is. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
