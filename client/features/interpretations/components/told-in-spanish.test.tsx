import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { aStoryInSpanish } from '#tests/support/client/told-in-spanish.ts';
import { aStory } from '#tests/support/client/told-story.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { englishAmong, inEnglish } from '#tests/support/english-texts.ts';
import { OpenSourceProvider } from '../hooks/use-open-source.tsx';
import { loadPack } from '../language-pack.ts';
import { toldTexts } from '../told-texts.ts';
import { InterpretationView } from './interpretation-view.tsx';
import { PrintedSheet } from './printed-sheet.tsx';

beforeEach(() => localStorage.clear());

const standard = aStory();

async function setup(more: Partial<Interpretation> = {}) {
  localStorage.setItem('readingLanguage', 'es');
  fakeApi().on('GET /api/interpretations/7?level=standard&language=es', () => ok(aStoryInSpanish(more)));
  Element.prototype.scrollIntoView = () => {};
  renderScreen(<InterpretationView interpretation={standard} address="/api/interpretations/7" />, {
    at: '/interpretation/7',
    path: '/interpretation/:id',
  });
  await screen.findByRole('tab', { name: 'Explicación sencilla' }, { timeout: 5000 });
  await act(async () => {});
  return { user: userEvent.setup() };
}

/** What a reader sees or hears of some elements, but for what is marked as English. */
function told(places: Iterable<Element>): string[] {
  const isEnglish = (node: Element | null) => node?.closest('[lang]')?.getAttribute('lang') === 'en';
  return [...places].flatMap((place) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!isEnglish(node.parentElement)) found.push(node.textContent ?? '');
    for (const labelled of place.querySelectorAll('[aria-label]'))
      if (!isEnglish(labelled) && labelled.getAttribute('role') !== 'img') found.push(labelled.ariaLabel ?? '');
    return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  });
}

const parts = () => document.querySelectorAll('[data-part], [role=tab], #source-hint');

test('shows nothing in English of an explanation in Spanish but what it marks as English', async () => {
  const { user } = await setup();
  const shown: string[] = [];
  for (const name of ['Términos médicos', 'Preguntas para hacer', 'Recomendaciones', 'Explicación sencilla']) {
    await user.click(screen.getByRole('tab', { name }));
    await act(async () => {});
    for (const closed of document.querySelectorAll<HTMLElement>('[data-part=terms] h4 button'))
      await user.click(closed);
    shown.push(...told(parts()));
  }
  for (const sentence of [...document.querySelectorAll<HTMLElement>('[data-sentence]')].slice(0, 3)) {
    await user.click(sentence);
    shown.push(...told(parts()));
  }

  expect(new Set(shown).size).toBeGreaterThan(80);
  expect(englishAmong(shown, [toldTexts])).toEqual([]);
  expect(inEnglish(shown)).toEqual([]);
});

test('says that its parts are in Spanish, and names in English', async () => {
  await setup();

  const languageOf = (words: string) => screen.getAllByText(words)[0]?.closest('[lang]')?.getAttribute('lang');
  expect(languageOf('Qué se encontró')).toBe('es');
  expect(languageOf('Creatinine')).toBe('en');
  expect(languageOf('Hay ayuda para usted ahora')).toBe('es');
});

test('puts medicines under what changes in Spanish sentences too', async () => {
  await setup();

  const names = [...document.querySelectorAll('[data-change] h4')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Nuevos', 'Con cambios', 'Suspendidos o en pausa', 'Siguen como antes']);
});

test('says in one line which parts are in English, and why', async () => {
  await setup();

  expect(screen.getByText(/^Algunas partes siguen en inglés/).textContent).toBe(
    'Algunas partes siguen en inglés: 1 definición (del glosario de Readback) y los nombres de exámenes y términos (como en su documento).',
  );
});

test('says nothing of English where nothing is in English', async () => {
  await setup({ medicalTerminology: [], labResults: [], notices: [] });

  expect(screen.queryByText(/siguen en inglés/)).toBeNull();
});

test('marks a notice that there are no Spanish words for as English, and counts it', async () => {
  const text = 'The report is odd in a way that nobody has told of before.';
  await setup({ medicalTerminology: [], labResults: [], notices: [{ kind: 'conflict', text, spans: [] }] });

  expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText(/^Algunas partes siguen en inglés: 1 aviso \(/)).toBeDefined();
});

test('prints nothing in English but what it marks as English', async () => {
  await loadPack('es');
  const interpretation = aStoryInSpanish();
  const { container } = renderPrinted(interpretation);
  const shown = told([container]);

  expect(shown.length).toBeGreaterThan(60);
  expect(englishAmong(shown, [toldTexts])).toEqual([]);
  expect(inEnglish(shown)).toEqual([]);
});

function renderPrinted(interpretation: Interpretation) {
  return renderScreen(
    <OpenSourceProvider text={interpretation.text} documentHref={null} language="es">
      <PrintedSheet interpretation={interpretation} part="everything" />
    </OpenSourceProvider>,
    { at: '/interpretation/7', path: '/interpretation/:id' },
  );
}
