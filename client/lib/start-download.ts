import { followLink } from './follow-link.ts';

/** Fetches a file of our own server as a download, named as the server says, while the page stays where it is. */
export function startDownload(address: string): void {
  followLink(address, '');
}
