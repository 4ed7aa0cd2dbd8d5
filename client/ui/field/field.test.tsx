import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('a text field has its label, and its hint and error are read with it', () => {
  render(<TextField label="Document title" hint="A name you will know" error="Enter a document title." />);
  const input = screen.getByRole('textbox', { name: 'Document title' });

  expect(descriptionOf(input)).toBe('A name you will know Error: Enter a document title.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a field without fault says nothing of faults', () => {
  render(<TextField label="Document title" />);
  const input = screen.getByRole('textbox', { name: 'Document title' });

  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a select field offers its choices after an empty one', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      label="Document type"
      placeholder="Select a type"
      options={[{ value: 'imaging', label: 'Imaging Report' }]}
      onChange={({ target }) => onChange(target.value)}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Document type' });

  await userEvent.selectOptions(select, 'Imaging Report');

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Select a type',
    'Imaging Report',
  ]);
  expect(onChange).toHaveBeenCalledWith('imaging');
});
