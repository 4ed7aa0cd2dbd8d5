// Exits with 0 while this container's program can do its work. For HEALTHCHECK and compose; Kubernetes asks over HTTP itself.
const { ROLE, PORT, METRICS_PORT } = process.env;
const address =
  ROLE === 'worker' ? `http://127.0.0.1:${METRICS_PORT}/health/ready` : `http://127.0.0.1:${PORT}/api/health/ready`;

const isReady = await fetch(address, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
