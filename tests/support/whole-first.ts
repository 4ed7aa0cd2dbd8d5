import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = fileURLToPath(new URL('..', import.meta.url));

/** Tests of the whole take longest and begin first: what is left for the end is short, and no worker waits long for another. */
export class WholeFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isOfTheWhole(b)) - Number(isOfTheWhole(a)));
  }
}

const isOfTheWhole = ({ moduleId }: TestSpecification): boolean => moduleId.startsWith(tests);
