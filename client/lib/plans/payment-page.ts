const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address of a page where something is paid for, if it may be opened: over TLS, or on this machine for a trial. */
export function paymentPage(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ownMachine.has(hostname)) ? href : null;
}
