import type { Site } from './check-host.ts';

const usualPorts = { http: 80, https: 443 };

/** An origin as browsers write it. */
export const originOf = ({ protocol, hostname, port }: Site): string =>
  `${protocol}://${hostname}${port === undefined || port === usualPorts[protocol] ? '' : `:${port}`}`;
