import { AppError } from '#core/kernel/app-error.ts';
import { createGate, type Gate } from '#server/gate.ts';

/**
 * Prints something of an owner when it is its turn, so that nobody keeps every thread busy. Throws AppError('request.too_many') when too much
 * of theirs waits already.
 */
export type PrintInTurn = <Result>(owner: string, print: () => Promise<Result>) => Promise<Result>;

export function createPrintTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): PrintInTurn {
  const owners = new Map<string, { gate: Gate; present: number }>();
  return async (owner, print) => {
    const turns = owners.get(owner) ?? { gate: createGate({ atOnce, waiting }), present: 0 };
    if (turns.present >= atOnce + waiting) throw new AppError('request.too_many');
    owners.set(owner, turns);
    turns.present += 1;
    try {
      return await turns.gate(print);
    } finally {
      turns.present -= 1;
      if (turns.present === 0) owners.delete(owner);
    }
  };
}
