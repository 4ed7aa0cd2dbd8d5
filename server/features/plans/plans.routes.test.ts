import { beforeEach, describe, expect, test } from 'vitest';
import { Allowance } from '#core/plans/allowance.ts';
import { isLower } from '#core/plans/lowering.ts';
import { bytesOfMegabytes, planNames, type PlanName } from '#core/plans/plans.ts';
import { createMemoryMailer } from '#server/adapters/mailer/memory.ts';
import type { Payments } from '#server/ports/payments.ts';
import { createDocumentServer, uploadForm } from '#tests/support/document-server.ts';
import { addUser } from '#tests/support/add-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { applyDueChanges } from './apply-due-changes.ts';
import { changePlan } from './change-plan.ts';

const database = await createTestDatabase();
const { db } = database;

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
});

const notCalled = async () => {
  throw new Error('nothing is to be paid for here');
};
const unusedPayments: Payments = {
  openCheckout: notCalled,
  openPortal: notCalled,
  readEvent: notCalled,
  findSubscription: notCalled,
  cancel: notCalled,
};

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

type Settings = {
  /** What they have. */
  plan?: PlanName;
  /** What an account has here without paying. */
  defaultPlan?: PlanName;
  guestDocuments?: number;
  payments?: Payments;
};

async function setup({ plan = 'premium', defaultPlan = 'free', guestDocuments = 1, payments }: Settings = {}) {
  const server = await createDocumentServer(database, { accountRules: { defaultPlan, guestDocuments }, payments });
  const ana = await server.meetUser();
  await db.updateTable('users').set({ plan }).where('id', '=', String(ana.user.id)).execute();
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await ana.ask({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, code: answer.json().code as string | undefined, data: answer.json().data };
  };
  const allowance = async () => Allowance.parse((await ask('GET', '/api/plan')).data);
  const changeTo = (next: PlanName) => ask('PUT', '/api/plan', { plan: next });
  const change = (values: object) =>
    db.updateTable('users').set(values).where('id', '=', String(ana.user.id)).execute();
  const row = () => db.selectFrom('users').selectAll().where('id', '=', String(ana.user.id)).executeTakeFirstOrThrow();
  const planEvents = () =>
    db
      .selectFrom('audit_events')
      .select(['actor', 'fields'])
      .where('owner', '=', ana.owner)
      .where('action', '=', 'account.plan_changed')
      .orderBy('number')
      .execute();
  const subscribe = (paid: PlanName, values: { is_active?: boolean; ends_at_period_end?: boolean } = {}) =>
    db
      .insertInto('subscriptions')
      .values({
        user_id: String(ana.user.id),
        customer: `cus_${ana.user.id}`,
        subscription: `sub_${ana.user.id}`,
        plan: paid,
        interval: 'monthly',
        status: 'active',
        is_active: true,
        period_ends_at: inMinutes(60),
        ...values,
      })
      .execute();
  return { ...server, ana, ask, allowance, changeTo, change, row, planEvents, subscribe };
}

describe('what somebody may do', () => {
  test('is told to a guest before anything is uploaded', async () => {
    const { meetGuest } = await setup();
    const guest = await meetGuest();

    expect(Allowance.parse((await guest.get('/api/plan')).json().data)).toEqual({
      plan: null,
      uploads: { used: 0, limit: 1, renewsAt: null },
      maxUploadBytes: bytesOfMegabytes(15),
      history: { kind: 'guest', hours: 24 },
      canShare: false,
      hasProviderQuestions: false,
      hasHealthProfile: false,
      change: null,
      freePlans: ['free'],
      canPay: false,
      canSendMail: false,
      isSubscribed: false,
      claimable: 0,
    });
  });

  test('says whether mail can be sent, before anybody gives an address', async () => {
    const { server } = await createDocumentServer(database, { mailer: createMemoryMailer() });
    expect((await server.inject('/api/plan')).json().data.canSendMail).toBe(true);
  });

  test('is told of the Free plan with what is used and when counting starts anew', async () => {
    const { allowance, ana } = await setup({ plan: 'free' });
    await ana.upload(uploadForm());

    const { uploads, ...told } = await allowance();

    expect(uploads).toMatchObject({ used: 1, limit: 5 });
    const renewal = new Date(uploads.renewsAt ?? '');
    expect([renewal > new Date(), renewal.getUTCDate(), renewal.getUTCHours()]).toEqual([true, 1, 0]);
    expect(told).toMatchObject({ plan: 'free', history: { kind: 'session', hours: 24 }, canShare: false });
  });

  test('has no limit to tell with the Premium plan, where uploads are counted all the same', async () => {
    const { allowance, ana } = await setup();
    await ana.upload(uploadForm());

    expect(await allowance()).toMatchObject({
      uploads: { used: 1, limit: null, renewsAt: null },
      maxUploadBytes: bytesOfMegabytes(50),
      history: { kind: 'unlimited' },
      hasHealthProfile: true,
    });
  });

  test('follows the zone that somebody lives in', async () => {
    const { allowance, change } = await setup({ plan: 'free' });
    await change({ time_zone: 'Pacific/Kiritimati' });

    expect((await allowance()).uploads.renewsAt).toMatch(/T10:00:00\.000Z$/);
  });

  test('says how many documents of the device could come along, and takes them', async () => {
    const { meetGuest, meetUser } = await setup({ guestDocuments: 5 });
    const guest = await meetGuest();
    const user = await meetUser({ guest });
    await guest.upload(uploadForm());

    const claimable = async () => Allowance.parse((await user.get('/api/plan')).json().data).claimable;
    expect(await claimable()).toBe(1);
    const claimed = await user.ask({ method: 'POST', url: '/api/users/me/claim' });

    expect(claimed.json().data).toEqual({ claimed: 1 });
    expect(await claimable()).toBe(0);
    expect((await user.get('/api/medical-documents')).json().data).toHaveLength(1);
    expect((await guest.get('/api/medical-documents')).json().data).toEqual([]);
  });
});

const pairs = planNames.flatMap((from) => planNames.map((to) => [from, to] as const));

describe('changing the plan', () => {
  test.each(pairs.filter(([from, to]) => isLower(to, from)))(
    'from %s to %s waits for the next month',
    async (from, to) => {
      const { changeTo, row } = await setup({ plan: from });

      const answer = await changeTo(to);

      expect(answer.data).toMatchObject({ plan: from, change: { plan: to } });
      expect(answer.data.change.at).toBe((await row()).next_plan_at?.toISOString());
      expect(new Date(answer.data.change.at).getUTCDate()).toBe(1);
    },
  );

  const raises = pairs.filter(([from, to]) => isLower(from, to));

  test.each(raises)('from %s to %s has to be paid for, and cannot be where nobody takes payments', async (from, to) => {
    const { changeTo, allowance } = await setup({ plan: from });

    expect(await changeTo(to)).toMatchObject({ status: 503, code: 'payment.not_configured' });
    expect(await allowance()).toMatchObject({ plan: from, change: null });
  });

  test.each(raises)('from %s to %s leads to the checkout where payments are taken', async (from, to) => {
    const { changeTo, allowance } = await setup({ plan: from, payments: unusedPayments });

    expect(await changeTo(to)).toMatchObject({ status: 402, code: 'plan.needs_payment' });
    expect(await allowance()).toMatchObject({ plan: from, change: null, canPay: true });
  });

  test.each(raises)('from %s to %s counts at once where it costs nothing, and no other', async (from, to) => {
    const { changeTo, planEvents, row } = await setup({ plan: from, defaultPlan: to });

    expect((await changeTo(to)).data).toMatchObject({ plan: to, change: null });
    expect(await row()).toMatchObject({ plan: to, next_plan: null });
    expect((await planEvents()).map(({ fields }) => JSON.parse(fields).plan)).toEqual([to]);
    expect((await changeTo('premium')).code).toBe(to === 'premium' ? 'plan.no_change' : 'payment.not_configured');
  });

  test('to a higher one takes the place of a lower one that waited', async () => {
    const { changeTo, row } = await setup({ plan: 'basic', defaultPlan: 'premium' });
    await changeTo('free');

    expect((await changeTo('premium')).data).toMatchObject({ plan: 'premium', change: null });
    expect(await row()).toMatchObject({ plan: 'premium', next_plan: null, next_plan_at: null });
  });

  test.each(planNames)('names the plans up to %s as those that cost nothing there', async (defaultPlan) => {
    const { allowance } = await setup({ defaultPlan });

    expect((await allowance()).freePlans).toEqual(planNames.slice(0, planNames.indexOf(defaultPlan) + 1));
  });

  test.each(planNames)('from %s to the same is none', async (plan) => {
    const { changeTo } = await setup({ plan });
    expect(await changeTo(plan)).toMatchObject({ status: 409, code: 'plan.no_change' });
  });

  test('of an account that is gone is none', async () => {
    const { parts } = await setup();
    const user = await addUser(db);
    await db.deleteFrom('users').where('id', '=', String(user.userId)).execute();

    await expect(changePlan(parts, user, { plan: 'free' }, 'a-device')).rejects.toMatchObject({
      code: 'auth.required',
    });
  });

  test('can be taken back until its day, twice as well as once', async () => {
    const { changeTo, ask, planEvents } = await setup();
    await changeTo('free');

    expect((await ask('DELETE', '/api/plan/change')).data).toMatchObject({ plan: 'premium', change: null });
    expect((await ask('DELETE', '/api/plan/change')).data).toMatchObject({ plan: 'premium', change: null });
    expect((await planEvents()).map(({ fields }) => JSON.parse(fields).plan)).toEqual(['free', 'premium']);
  });

  test('to what waits already changes nothing, its day included', async () => {
    const { changeTo, planEvents } = await setup();
    const first = await changeTo('free');

    expect((await changeTo('free')).data).toEqual(first.data);
    expect(await planEvents()).toHaveLength(1);
  });
});

describe('with a subscription', () => {
  test.each(planNames)('a change to %s is made where it is paid for', async (to) => {
    const { changeTo, subscribe, row, planEvents } = await setup({ plan: 'basic', defaultPlan: 'premium' });
    await subscribe('basic');

    expect(await changeTo(to)).toMatchObject({ status: 409, code: 'plan.subscribed' });
    expect(await row()).toMatchObject({ plan: 'basic', next_plan: null });
    expect(await planEvents()).toEqual([]);
  });

  test.each([
    ['its end', { ends_at_period_end: true }, 'premium', 'free'],
    ['another plan that is paid for', {}, 'basic', 'basic'],
  ] as const)('%s is taken back where it is paid for', async (_what, values, paid, next) => {
    const { ask, change, subscribe, row, planEvents } = await setup();
    await subscribe(paid, values);
    await change({ next_plan: next, next_plan_at: inMinutes(60) });

    expect(await ask('DELETE', '/api/plan/change')).toMatchObject({ status: 409, code: 'plan.subscribed' });
    expect(await row()).toMatchObject({ plan: 'premium', next_plan: next });
    expect(await planEvents()).toEqual([]);
  });

  test('a change that it did not bring can be taken back', async () => {
    const { ask, change, subscribe } = await setup();
    await subscribe('premium');
    await change({ next_plan: 'free', next_plan_at: inMinutes(60) });

    expect((await ask('DELETE', '/api/plan/change')).data).toMatchObject({ plan: 'premium', change: null });
  });

  test('that has ended one changes as before', async () => {
    const { changeTo, subscribe } = await setup();
    await subscribe('premium', { is_active: false });

    expect((await changeTo('free')).data).toMatchObject({ change: { plan: 'free' }, isSubscribed: false });
  });
});

describe('a change whose day has come', () => {
  test('counts at once, before anything is written down, and cannot be taken back', async () => {
    const { change, ask, allowance, row } = await setup();
    await change({ next_plan: 'free', next_plan_at: inMinutes(-1) });

    expect(await allowance()).toMatchObject({ plan: 'free', change: null, uploads: { limit: 5 } });
    expect((await ask('DELETE', '/api/plan/change')).data).toMatchObject({ plan: 'free', change: null });
    expect(await row()).toMatchObject({ plan: 'premium' });
  });

  test('is written down once, with the day that it was for and a line in the log', async () => {
    const { change, parts, row, planEvents } = await setup();
    const at = inMinutes(-90);
    await change({ next_plan: 'free', next_plan_at: at });

    await Promise.all([applyDueChanges(parts), applyDueChanges(parts)]);

    expect(await row()).toMatchObject({ plan: 'free', next_plan: null, next_plan_at: null, plan_changed_at: at });
    expect(await planEvents()).toEqual([{ actor: 'program', fields: '{"plan":"free"}' }]);
  });

  test('is kept where somebody changes once more before it is written down', async () => {
    const { change, changeTo, row } = await setup();
    await change({ next_plan: 'basic', next_plan_at: inMinutes(-1) });

    expect((await changeTo('free')).data).toMatchObject({ plan: 'basic', change: { plan: 'free' } });
    expect(await row()).toMatchObject({ plan: 'basic', next_plan: 'free' });
  });

  test('is left to the next round where this one is to stop', async () => {
    const { change, parts, row } = await setup();
    await change({ next_plan: 'free', next_plan_at: inMinutes(-1) });

    await applyDueChanges(parts, AbortSignal.abort());

    expect(await row()).toMatchObject({ plan: 'premium' });
  });

  test('leaves those alone whose day has not come', async () => {
    const { changeTo, parts, allowance } = await setup();
    await changeTo('free');

    await applyDueChanges(parts);

    expect(await allowance()).toMatchObject({ plan: 'premium', change: { plan: 'free' } });
  });
});

test('a plan that stays as it was is not noted as changed', async () => {
  const { change, row } = await setup({ plan: 'free' });

  await change({ plan: 'free', next_plan: null });
  expect((await row()).plan_changed_at).toBeNull();

  await change({ plan: 'basic' });
  expect((await row()).plan_changed_at).not.toBeNull();
});

test.each([{ plan: 'gold' }, {}, { plan: 'free', userId: 1 }, { plan: ['free'] }])(
  'refuses %j as a plan',
  async (payload) => {
    const { ask, row } = await setup();

    expect(await ask('PUT', '/api/plan', payload)).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await row()).toMatchObject({ plan: 'premium', next_plan: null });
  },
);
