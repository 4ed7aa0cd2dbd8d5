import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url));

export const readDeployFile = (name: string): string => readFileSync(folder + name, 'utf8');

const Names = z.array(z.string()).default([]);
const Variables = z.record(z.string(), z.string()).default({});

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: Variables,
      secrets: Names,
      networks: Names,
      volumes: Names,
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      healthcheck: z.unknown().optional(),
      read_only: z.boolean().default(false),
    }),
  ),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

export const readCompose = () => Compose.parse(parseYaml(readDeployFile('compose.yaml'))[0]);

const Labels = z.record(z.string(), z.string());
const Port = z.object({ name: z.string().optional(), containerPort: z.number() });
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });

const Container = z.object({
  image: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  ports: z.array(Port),
  startupProbe: Probe,
  readinessProbe: Probe,
  livenessProbe: Probe,
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

const Metadata = z.object({ name: z.string(), namespace: z.string().optional() });

export const Deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: Metadata,
  spec: z.object({
    selector: z.object({ matchLabels: Labels }),
    template: z.object({
      metadata: z.object({ labels: Labels }),
      spec: z.object({ containers: z.tuple([Container]), volumes: z.array(z.object({ name: z.string() })) }),
    }),
  }),
});

const Manifest = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: Metadata });

/** Every object of the folder `kubernetes`, whatever file it stands in. */
export const readManifests = () =>
  readdirSync(`${folder}kubernetes`)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parseYaml(readDeployFile(`kubernetes/${name}`)).map((object) => Manifest.parse(object)));

/** Throws for whatever a strict reader of YAML would complain about. */
function parseYaml(text: string): unknown[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) throw problem;
    return document.toJS();
  });
}

/** What is set by `ENV` in the Containerfile. */
export function variablesOfImage(): Record<string, string> {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(readDeployFile('Containerfile')) ?? [];
  return Object.fromEntries([...block.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
}

/** A value as compose gives it to a container, with what it takes from whoever starts it. */
export const filledIn = (value: string): string =>
  value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{PUBLIC_HOST(:\?[^}]*)?\}/g, 'readback.example');
