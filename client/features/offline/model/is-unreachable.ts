const gatewayStatus = [502, 503, 504];

/** Whether a call failed since nobody answered it: no answer at all, or one of what stands before the server. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  'status' in error &&
  (error.status === undefined || gatewayStatus.some((status) => status === error.status));
