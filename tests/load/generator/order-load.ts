import { startGenerator } from './ask-process.ts';
import type { Order, Report } from './order.ts';

/** Has the load made by a process of its own, which ends with it. */
export async function orderLoad(order: Order): Promise<Report> {
  const generator = startGenerator();
  try {
    return (await generator.ask({ what: 'load', order })) as Report;
  } finally {
    generator.stop();
  }
}
