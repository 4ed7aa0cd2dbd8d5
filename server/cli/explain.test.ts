import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Explanation } from '#core/documents/explanation.ts';
import { scannedReport } from '#tests/support/scanned-report.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = (name: string) => `${root}server/features/samples/data/${name}`;

async function explain(args: string[], input = ''): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['server/cli/explain.ts', ...args], { cwd: root });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

const lines = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('explain', () => {
  test('prints text for people', async () => {
    const { code, out } = await explain([sample('lab-panel.pdf')]);
    expect(code).toBe(0);
    const headings = Array.from(out.matchAll(/^(.+)\n-+$/gm), ([, name]) => name);
    expect(headings[0]).toBe('BOTTOM LINE AND NEXT STEP');
    expect(headings.slice(-2)).toEqual(['MEDICAL TERMS', 'QUESTIONS TO ASK']);
    expect(out).toContain('It does not replace your doctor.');
  });

  test('prints one object of the contract for each file, in the order given', async () => {
    const files = [sample('pathology.txt'), sample('chest-ct.pdf'), sample('medication-list.txt')];
    const { code, out } = await explain([...files, '--json']);
    expect(code).toBe(0);
    expect(lines(out).map((line) => Explanation.parse(line).id)).toEqual(files);
  });

  test('reads many lines, keeps their order and ids, and goes on after one that fails', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      JSON.stringify({ id: `d${index}`, text: `Sodium ${130 + index} mmol/L 135-145` }),
    );
    const input = [
      ...many.slice(0, 20),
      'not json',
      '{"id":"gone","file":"/no/such/file.pdf"}',
      ...many.slice(20),
    ].join('\n');
    const { code, out } = await explain(['--jsonl'], input);
    const answers = lines(out) as { id?: string; error?: { code: string } }[];
    expect(code).toBe(1);
    expect(answers).toHaveLength(42);
    expect(answers[20]?.error?.code).toBe('invalid_request');
    expect(answers[21]).toMatchObject({ id: 'gone', error: { code: 'file_not_found' } });
    expect(answers.filter((answer) => !answer.error).map((answer) => answer.id)).toEqual(
      many.map((_, index) => `d${index}`),
    );
  });

  test('reads pictures too, in the order given, and keeps the places of words to itself', async () => {
    const scan = join(temporaryFolder(), 'scan.png');
    await writeFile(scan, await scannedReport());
    const files = [scan, sample('pathology.txt'), scan];
    const { code, out } = await explain([...files, '--json']);
    const answers = lines(out).map((line) => Explanation.strict().parse(line));

    expect(code).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual(files);
    expect(answers[0]).toMatchObject({ source: { kind: 'image', pages: 1, ocr: true }, documentType: 'lab_result' });
    expect(answers[0]?.labResults.map(({ value }) => value)).toEqual(answers[2]?.labResults.map(({ value }) => value));
    expect(answers[0]?.labResults.length).toBeGreaterThan(5);
  });

  test('answers bad usage with 2, in words, and nothing on standard output', async () => {
    const { code, out, err } = await explain(['--jsonl', 'file.pdf']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Usage:');
  });
});
