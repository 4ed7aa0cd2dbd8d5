import { fireEvent, screen, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { TakeAlong } from './take-along.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const takeAlong = (
  <TakeAlong kind="list" label="Take" title="Blood test" questions={['What now?', 'And then?']} onPrint={() => {}} />
);

async function setup(button = takeAlong) {
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = renderAt('/interpretation/7', button);
  await user.click(screen.getByRole('button', { name: /calendar/i }));
  const dialog = within(screen.getByRole('dialog', { name: 'Put the appointment on a calendar' }));
  const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const save = () => user.click(dialog.getByRole('button', { name: 'Save for my calendar' }));
  const saved = async () => {
    const [blob] = blobs;
    if (blob === undefined) return undefined;
    const entry = new ICAL.Component(ICAL.parse(await blob.text())).getFirstSubcomponent('vevent');
    return entry === null ? undefined : { entry, event: new ICAL.Event(entry) };
  };
  return { user, dialog, fill, save, saved, names };
}

test('begins at the date', async () => {
  const { dialog } = await setup();

  expect(document.activeElement).toBe(dialog.getByLabelText('Date'));
});

test('makes a file of the appointment, with the questions and a title that tells nothing', async () => {
  const { fill, save, saved, names } = await setup();
  fill('Date', '2026-12-01');
  fill('Time', '09:30');
  fill('With whom (optional)', 'Dr. Ruiz');
  fill('Where (optional)', '4 Oak Street, Room 2');

  await save();

  const { entry, event } = (await saved()) ?? {};
  expect(names).toEqual(['appointment.ics']);
  expect(event?.summary).toBe("Doctor's appointment");
  expect(event?.description).toBe('With: Dr. Ruiz\n\nMy questions:\n1. What now?\n2. And then?');
  expect(event?.location).toBe('4 Oak Street, Room 2');
  expect(event?.startDate.toJSDate()).toEqual(new Date('2026-12-01T09:30:00'));
  expect(event?.duration.toSeconds()).toBe(30 * 60);
  expect(entry?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-P1D');
  expect(await screen.findByText('appointment.ics was saved')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('takes what is chosen otherwise', async () => {
  const { user, dialog, fill, save, saved } = await setup();
  fill('Date', '2026-12-01');
  fill('Time', '09:30');
  await user.selectOptions(dialog.getByLabelText('Length'), '1 hour 30 minutes');
  await user.selectOptions(dialog.getByLabelText('Reminder'), 'None');
  await user.click(dialog.getByRole('checkbox', { name: 'The 2 questions, in its notes' }));
  await user.click(dialog.getByRole('checkbox', { name: 'The title of the document' }));

  await save();

  const { entry, event } = (await saved()) ?? {};
  expect(event?.summary).toBe("Doctor's appointment: Blood test");
  expect(event?.description ?? '').toBe('');
  expect(event?.duration.toSeconds()).toBe(90 * 60);
  expect(entry?.getFirstSubcomponent('valarm')).toBeNull();
});

test('says what is missing, and leads to it', async () => {
  const { dialog, save, saved } = await setup();

  await save();

  expect(dialog.getByText('Choose the day of the appointment.')).toBeDefined();
  expect(dialog.getByText('Choose the time of the appointment.')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Date'));
  expect(await saved()).toBeUndefined();
});

test('asks for the whole year', async () => {
  const { dialog, fill, save } = await setup();
  fill('Date', '0026-12-01');
  fill('Time', '09:30');

  await save();

  expect(dialog.getByText(/Write the year with four digits/)).toBeDefined();
});

test.each([
  ['2026-11-21', 'This moment is over'],
  ['2026-11-23', 'It is too soon for this reminder'],
])('warns on %s, and saves all the same', async (day, warning) => {
  const { dialog, fill, save, saved } = await setup();
  fill('Date', day);
  fill('Time', '09:30');
  expect(within(dialog.getByRole('status')).getByText(warning)).toBeDefined();

  await save();

  expect(await saved()).toBeDefined();
});

test('closes without a file, and gives the focus back', async () => {
  const { user, saved } = await setup();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Calendar/ })));
  expect(await saved()).toBeUndefined();
});

const step = 'Have another X-ray of the chest in 6 weeks.';

test('puts one thing that is to be done on a calendar, unless it is to stay out of it', async () => {
  const { fill, save, saved, dialog } = await setup(<CalendarButton title="Hospital stay" step={step} />);
  expect(dialog.queryByText(/question/)).toBeNull();
  fill('Date', '2026-12-01');
  fill('Time', '09:30');

  await save();

  const { event } = (await saved()) ?? {};
  expect(event?.summary).toBe("Doctor's appointment");
  expect(event?.description).toBe(`What is to be done: ${step}`);
});

test('leaves out what is to be done where somebody wants that', async () => {
  const { user, fill, save, saved, dialog } = await setup(<CalendarButton title="Hospital stay" step={step} />);
  fill('Date', '2026-12-01');
  fill('Time', '09:30');
  await user.click(dialog.getByRole('checkbox', { name: /^What is to be done, in its notes/ }));

  await save();

  expect((await saved())?.event.description ?? '').toBe('');
});
