import { describeMailer } from './mailer.suite.ts';
import { createMemoryMailer } from './memory.ts';

const reasons = {
  refuses: 'refused',
  greylists: 'try_later',
  'is slow': 'timed_out',
  'is down': 'unreachable',
  drops: 'unreachable',
} as const;

describeMailer(async () => {
  const mailer = createMemoryMailer();
  return {
    mailer,
    arrived: () => mailer.sent.map(({ id, to }) => ({ id, to: [to] })),
    turn: async (weather) => mailer.failWith(weather && reasons[weather]),
  };
});
