import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Environment } from '#server/config.ts';
import { version } from '#server/version.ts';
import { Deployment, filledIn, readCompose, readDeployFile, readManifests, variablesOfImage } from './deploy-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const image = variablesOfImage();
const ofOthers = ['NODE_ENV', 'PATH', 'MALLOC_ARENA_MAX', 'NODE_OPTIONS'];

/** Settings that nobody knows, and known ones with a value that is refused. */
function unusable(variables: Record<string, string>): string[] {
  const settings = Object.entries(variables).filter(([name]) => !ofOthers.includes(name));
  const unknown = settings.map(([name]) => name).filter((name) => !(name in Environment.shape));
  const { error } = Environment.safeParse(Object.fromEntries(settings));
  return [...unknown, ...(error?.issues.map(({ path }) => path.join('.')) ?? [])];
}

describe('the image', () => {
  const lines = readDeployFile('Containerfile').split('\n');

  test('sets what the program knows', () => {
    expect(unusable(image)).toEqual([]);
  });

  test('copies what is there', () => {
    const copied = lines
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));

    expect(copied).toContain('server');
    expect(copied.filter((path) => !existsSync(root + path))).toEqual([]);
  });

  test('runs as nobody of importance, from its last stage on', () => {
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER 10001:10001');
    expect(lines.findLastIndex((line) => line.startsWith('USER '))).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith('FROM ')),
    );
  });
});

describe('compose.yaml', () => {
  const compose = readCompose();
  const services = Object.entries(compose.services);
  const processes = services.filter(([, { environment }]) => 'ROLE' in environment);
  const settingsOf = (variables: Record<string, string>) =>
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, filledIn(value)]));

  test('has two of each role', () => {
    expect(processes.map(([, { environment }]) => environment['ROLE'])).toEqual(['web', 'web', 'worker', 'worker']);
  });

  test.each(processes)('%s has settings that the program knows', (_name, { environment }) => {
    expect(unusable({ ...image, ...settingsOf(environment) })).toEqual([]);
  });

  test.each(processes)('%s is given every secret that its settings name', (_name, { environment, secrets }) => {
    const named = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
    expect(named.length).toBeGreaterThanOrEqual(3);
    expect(named.map((path) => path.slice('/run/secrets/'.length)).toSorted()).toEqual(secrets.toSorted());
  });

  test.each(processes)('%s keeps nothing, and tells how it is', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, healthcheck: { test: ['CMD', 'node', 'deploy/is-healthy.mjs'] } });
    expect(service.image).toBe(`readback:\${READBACK_VERSION:-${version}}`);
  });

  test.each(services)('%s names what there is', (_name, { depends_on, networks, volumes, secrets }) => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks));
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets));
    const named = volumes.map((volume) => volume.split(':')[0] ?? '');
    for (const source of named) {
      if (source.startsWith('./')) expect(existsSync(`${root}deploy/${source}`)).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  test('waits for health of those only that tell it', () => {
    const waited = services.flatMap(([, { depends_on }]) =>
      Object.entries(depends_on).flatMap(([name, { condition }]) => (condition === 'service_healthy' ? [name] : [])),
    );
    expect(waited.filter((name) => compose.services[name]?.healthcheck === undefined)).toEqual([]);
  });

  test('has its secrets made by make-secrets.sh', () => {
    const made = [...readDeployFile('make-secrets.sh').matchAll(/\| keep (\S+)/g)].map(([, name]) => name);
    expect(made).toEqual(expect.arrayContaining(Object.keys(compose.secrets)));
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
  });

  test('has Caddy ask the web processes where they listen', () => {
    const web = processes.filter(([, { environment }]) => environment['ROLE'] === 'web').map(([name]) => name);
    const port = image['PORT'] ?? '';
    expect(compose.services['caddy']?.environment['WEB']).toBe(web.map((name) => `${name}:${port}`).join(' '));
    expect(readDeployFile('Caddyfile')).toContain('health_uri /api/health/ready');
  });

  test('has Caddy ask in a name that the web processes answer to, and pass on the one that people asked for', () => {
    const caddyfile = readDeployFile('Caddyfile');
    expect(caddyfile).toMatch(/health_headers \{\s*Host \{\$PUBLIC_HOST:localhost\}\s*\}/);
    expect(caddyfile).not.toMatch(/header_up\s+[-+]?Host/i);
    for (const [, { environment }] of processes) {
      expect(environment['PUBLIC_URL']).toMatch(/^https:\/\/\$\{PUBLIC_HOST:/);
    }
  });

  test('has Caddy count nothing against a process that its visitors may bring about', () => {
    expect(readDeployFile('Caddyfile')).not.toMatch(/^\s*(fail_duration|max_fails|unhealthy_\w+)\s/m);
  });
});

describe('the manifests of Kubernetes', () => {
  const manifests = readManifests();
  const deployments = manifests.flatMap((object) => Deployment.safeParse(object).data ?? []);
  const named = (kind: string, name: string) =>
    manifests.find((object) => object.kind === kind && object.metadata.name === name);
  const Data = z.looseObject({ data: z.record(z.string(), z.string()) });
  const settings = Data.parse(named('ConfigMap', 'readback')).data;
  const Secrets = z.looseObject({ stringData: z.record(z.string(), z.string()) });
  const secrets = Object.keys(Secrets.parse(named('Secret', 'readback')).stringData);
  const pairs = deployments.map((deployment) => [deployment.metadata.name, deployment] as const);

  test('stand in their namespace', () => {
    const strays = manifests.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'readback');
    expect(strays).toEqual([]);
    expect(named('Namespace', 'readback')).toBeDefined();
    expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['web', 'worker']);
  });

  test.each(pairs)('%s has settings that the program knows', (name, { spec }) => {
    const [container] = spec.template.spec.containers;
    const own = Object.fromEntries(container.env.map((variable) => [variable.name, variable.value]));
    // The example says in words what belongs there.
    const filled = { ...settings, S3_ACCESS_KEY_ID: 'key' };

    expect(own['ROLE']).toBe(name);
    expect(unusable({ ...image, ...filled, ...own })).toEqual([]);
    expect(container.image).toBe(`readback:${version}`);
  });

  test('name secrets that the example has, and the other way round', () => {
    const files = Object.values(settings).filter((value) => value.startsWith('/secrets/'));
    expect(files.map((path) => path.slice('/secrets/'.length)).toSorted()).toEqual(secrets.toSorted());
  });

  test.each(pairs)('%s is asked how it is at ports that it has', (_name, { spec }) => {
    const [{ ports, startupProbe, readinessProbe, livenessProbe }] = spec.template.spec.containers;
    const known = new Map(ports.map(({ name, containerPort }) => [name, String(containerPort)]));
    expect(known.get('metrics')).toBe(image['METRICS_PORT']);
    if (known.has('http')) expect(known.get('http')).toBe(image['PORT']);
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
      expect([...known.keys()]).toContain(httpGet.port);
      expect(httpGet.path).toMatch(
        httpGet.port === 'http' ? /^\/api\/health\/(live|ready)$/ : /^\/health\/(live|ready)$/,
      );
    }
  });

  test.each(pairs)('%s is found by all that mean it', (name, { spec }) => {
    const labels = spec.template.metadata.labels;
    expect(labels).toMatchObject(spec.selector.matchLabels);
    expect(named('PodDisruptionBudget', name)).toMatchObject({ spec: { selector: { matchLabels: labels } } });
    expect(named('HorizontalPodAutoscaler', name)).toMatchObject({
      spec: { scaleTargetRef: { kind: 'Deployment', name } },
    });
    const mounts = spec.template.spec.containers[0].volumeMounts;
    const volumes = spec.template.spec.volumes.map((volume) => volume.name);
    expect(mounts.map((mount) => mount.name).toSorted()).toEqual(volumes.toSorted());
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/secrets', '/data', '/tmp']));
  });

  test('lead from the address to the port that the web processes listen on', () => {
    const web = deployments.find(({ metadata }) => metadata.name === 'web');
    expect(named('Service', 'web')).toMatchObject({
      spec: { selector: web?.spec.selector.matchLabels, ports: [{ name: 'http', targetPort: 'http' }] },
    });
    const backend = { service: { name: 'web', port: { name: 'http' } } };
    const host = new URL(settings['PUBLIC_URL'] ?? '').hostname;
    expect(named('Ingress', 'web')).toMatchObject({
      spec: { rules: [{ host, http: { paths: [{ path: '/', backend }] } }] },
    });
  });
});
