import type { Report } from '../generator/order.ts';
import { databasePid, type LoadedProgram } from './loaded-program.ts';
import { childCpuSeconds, cpuSeconds } from './process-figures.ts';

/** Milliseconds of processor time that one request costs the processes that answer, and the database where it runs on this machine. */
export type Cost = { programMs: number; databaseMs: number };

/** What a load costs. It counts on a busy machine too, where nothing that is told by the clock does. */
export async function watchCost(
  program: LoadedProgram,
  makeLoad: () => Promise<Report>,
): Promise<Cost & { report: Report }> {
  const database = await databasePid(program.pool);
  const ofProgram = () => program.webPids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = { program: ofProgram(), database: await childCpuSeconds(database) };
  const report = await makeLoad();
  const after = { program: ofProgram(), database: await childCpuSeconds(database) };
  // What was asked to warm up has cost the same.
  const msEach = 1000 / (report.all.count + report.warmed);
  return {
    report,
    programMs: (after.program - before.program) * msEach,
    databaseMs: (after.database - before.database) * msEach,
  };
}
