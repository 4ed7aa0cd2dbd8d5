import { fhirText } from './fhir-text.ts';
import type { Narrative } from './resources.ts';

/** XHTML that is known to be well formed. */
export type Xhtml = { xhtml: string };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  (fhirText(text) ?? '').replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const joined = (parts: readonly Xhtml[]): string => parts.map(({ xhtml }) => xhtml).join('');

export const paragraph = (text: string): Xhtml => ({ xhtml: `<p>${escaped(text)}</p>` });

export const list = (items: readonly string[]): Xhtml => ({
  xhtml: `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
});

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Xhtml => ({
  xhtml: `<table><thead>${tableRow('th', head)}</thead><tbody>${rows.map((row) => tableRow('td', row)).join('')}</tbody></table>`,
});

const tableRow = (cell: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${cell}>${escaped(text)}</${cell}>`).join('')}</tr>`;

export const narrative = (status: Narrative['status'], parts: readonly Xhtml[]): Narrative => ({
  status,
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${joined(parts)}</div>`,
});
