import { firstOrderVariable, type Order } from '../inside/order.ts';
import type { Random } from '../random.ts';
import type { OtherPlace, World } from '../world/world.ts';
import type { Fault } from './fault.ts';

/**
 * The power goes while everything moves from the program's own database and folder to a server and a bucket. People go on at the old
 * place, and the move comes to its end when it is given again.
 */
export const killInMove: Fault = {
  name: 'kill-in-move',
  plan(random) {
    const orders = Array.from({ length: random.between(1, 3) }, () => drawKill(random));
    const tries: { place: OtherPlace; hasMoved: boolean }[] = [];
    return {
      says: `killed ${orders.length} times in a move: ${orders.map(saysOf).join(', ')}`,
      kind: 'own',
      async begin({ world }) {
        const place = await world.layOtherPlace();
        await world.stop();
        let hasMoved = false;
        for (const order of orders) hasMoved ||= (await moveOnce(world, place, order)).code === 0;
        tries.push({ place, hasMoved });
        if (hasMoved) await place.settle();
        await world.start();
      },
      async heal({ world, breaks }) {
        for (const { place, hasMoved } of tries) {
          if (hasMoved) continue;
          await world.stop();
          const { code, out } = await moveOnce(world, place);
          if (code !== 0) breaks.push(`the move did not come to its end: ${code} ${out.slice(-300)}`);
          await place.settle();
          await world.start();
        }
      },
    };
  },
};

const moveOnce = (world: World, { options, env }: OtherPlace, order?: Order) =>
  world.command(['move', ...options], { ...env, ...(order && { [firstOrderVariable]: JSON.stringify(order) }) });

type Strike = Extract<Order, { kind: 'strike' }>;

function drawKill(random: Random): Strike {
  const [operation, like, most] = random.pick([
    ['query', '', 300],
    ['query', '^\\s*(copy|insert)', 40],
    ['query', '^commit', 30],
    ['query', 'select', 100],
    ['open', '/files/', 6],
  ] as const);
  const moment = random.pick(['before', 'sent', 'after'] as const);
  return { kind: 'strike', operation, like, nth: random.between(1, most), times: 1, deed: 'kill', moment };
}

const saysOf = ({ moment, operation, nth, like }: Strike): string =>
  `${moment} ${operation} ${nth} of ${like || 'all'}`;
