import { useRef, useState, type RefObject } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { Accordion } from './accordion/accordion.tsx';
import { Badge } from './badge/badge.tsx';
import { Card, CardGrid } from './card/card.tsx';
import { ChoiceGroup } from './choice/choice-group.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { Skeleton } from './loading/skeleton.tsx';
import { Spinner } from './loading/spinner.tsx';
import { Notice } from './notice/notice.tsx';
import { AnchoredDefinition } from './popover/anchored-definition.tsx';
import { Progress } from './progress/progress.tsx';
import { SourceQuote } from './source-quote/source-quote.tsx';
import { Tabs } from './tabs/tabs.tsx';

beforeAll(() => {
  // The test browser measures nothing; the popover only asks to be told of changes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

test('tabs show one part at a time and are moved through by arrow keys', async () => {
  const user = userEvent.setup();
  render(
    <Tabs
      label="Parts"
      tabs={[
        { name: 'a', label: 'Document', content: 'The text' },
        { name: 'b', label: 'Details', content: 'The details' },
      ]}
    />,
  );
  await user.click(screen.getByRole('tab', { name: 'Document' }));
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Details' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('The details');
});

test('tabs whose owner keeps the open one tell it about changes', async () => {
  const onChange = vi.fn();
  const tabs = [
    { name: 'a', label: 'Document', content: 'The text' },
    { name: 'b', label: 'Details', content: 'The details' },
  ] as const;
  render(<Tabs label="Parts" tabs={tabs} open="a" onChange={onChange} />);

  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));

  expect(onChange).toHaveBeenCalledWith('b');
  expect(screen.getByRole('tabpanel').textContent).toBe('The text');
});

test('tabs are one stop of the keyboard, begin anew after the last, and go to both ends', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Parts" tabs={['a', 'b', 'c'].map((name) => ({ name, label: name, content: `Part ${name}` }))} />);
  const openAfter = async (keys: string) => {
    await user.keyboard(keys);
    return document.activeElement?.textContent;
  };

  await user.tab();

  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'a' }));
  expect(await openAfter('{ArrowLeft}')).toBe('c');
  expect(await openAfter('{ArrowRight}')).toBe('a');
  expect(await openAfter('{End}')).toBe('c');
  expect(await openAfter('{Home}')).toBe('a');
  expect(await openAfter('{Alt>}{ArrowRight}{/Alt}')).toBe('a');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'a' }));
});

test('an accordion opens one title at a time', async () => {
  const user = userEvent.setup();
  const items = ['Lipid', 'Triglyceride'].map((title) => ({ name: title, title, content: `About ${title}` }));
  render(<Accordion items={items} />);

  await user.click(screen.getByRole('button', { name: 'Lipid' }));
  await user.click(screen.getByRole('button', { name: 'Triglyceride' }));

  expect(screen.queryByText('About Lipid')).toBeNull();
  expect(screen.getByText('About Triglyceride')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

function TappedWord() {
  const word = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={word} onClick={() => setIsOpen(true)}>
        anaemia
      </button>
      <AnchoredDefinition
        isOpen={isOpen}
        anchor={word as RefObject<HTMLElement>}
        term="Anaemia"
        onClose={() => setIsOpen(false)}
      >
        Too few red blood cells.
      </AnchoredDefinition>
    </>
  );
}

test('a term tells its meaning when it is tapped', async () => {
  const user = userEvent.setup();
  render(<TappedWord />);

  await user.click(screen.getByRole('button', { name: 'anaemia' }));
  expect(screen.getByRole('dialog', { name: 'Anaemia' }).textContent).toContain('Too few red blood cells.');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['info', 'Note: Heads up'],
  ['success', 'Done: Heads up'],
  ['warning', 'Please note: Heads up'],
  ['critical', 'Important: Heads up'],
] as const)('a notice of tone %s says its tone in words', (tone, words) => {
  render(<Notice tone={tone} title="Heads up" role="status" />);

  expect(screen.getByRole('status').textContent).toBe(words);
});

test('progress names its stage and its share', () => {
  render(<Progress stage="Reading your document" percent={40} />);

  expect(screen.getByRole('status').textContent).toBe('Reading your document');
  const bar = screen.getByRole('progressbar', { name: 'Reading your document' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
});

test('progress of unknown length claims no share', () => {
  render(<Progress stage="Waiting" percent={null} />);

  expect(screen.getByRole('progressbar', { name: 'Waiting' }).hasAttribute('aria-valuenow')).toBe(false);
});

test.each([
  ['spinner', <Spinner key="s" label="Loading documents..." />],
  ['skeleton', <Skeleton key="k" label="Loading documents..." />],
])('a %s says what we wait for', (_name, element) => {
  render(element);

  expect(screen.getByRole('status').textContent).toBe('Loading documents...');
});

test('one of a few is chosen by its name', async () => {
  const onChange = vi.fn();
  const choices = [100, 150].map((value) => ({ value, label: `${value} %` }));
  render(<ChoiceGroup legend="Text size" choices={choices} chosen={100} onChange={onChange} />);

  await userEvent.click(screen.getByRole('radio', { name: '150 %' }));

  expect(screen.getByRole('group', { name: 'Text size' })).toBeDefined();
  expect(onChange).toHaveBeenCalledWith(150);
});

test('cards stand in a list, badges and quotes keep their words', () => {
  render(
    <CardGrid aria-label="Cards">
      <li>
        <Card as="article">
          <Badge tone="info">Lab Result</Badge>
          <SourceQuote text="Hb  12.9" />
        </Card>
      </li>
    </CardGrid>,
  );

  expect(screen.getByRole('list', { name: 'Cards' }).textContent).toBe('Lab ResultFrom your documentHb  12.9');
});

test('an empty state says why and what next', () => {
  render(<EmptyState title="No documents yet" action={<a href="/upload">Upload</a>} />);

  expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Upload' })).toBeDefined();
});
