/** Runs tasks of the same name one after the other, each to its end, whatever becomes of those before. */
export type TakeTurns = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

export function createTurns(): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(task, task);
    last.set(name, turn);
    const leave = () => void (last.get(name) === turn && last.delete(name));
    turn.then(leave, leave);
    return turn;
  };
}
