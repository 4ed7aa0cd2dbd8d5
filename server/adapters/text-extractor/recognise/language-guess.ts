import type { PrintedLanguage } from '../models/model-files.ts';

/**
 * Words that give a language away, without their accents, as a reader of plain Latin letters sees them: frequent small words, and
 * those that head reports. Words that two of the languages share are left out.
 */
const tellingWords: Record<PrintedLanguage, string> = {
  eng: 'the and of with for is are was normal patient test range result reference unit flag name total count blood collected reported page no',
  deu: 'und der die das mit von bei nicht fur ist im zur befund ergebnis einheit einheiten referenzbereich untersuchung geb datum leukozyten erythrozyten thrombozyten hamoglobin natrium kalium kreatinin seite herr frau auftrag eingang ausgang beurteilung diagnose arzt probe wert normbereich entlassung anamnese',
  fra: 'et le les des est une avec pour dans du au sur valeur valeurs resultat resultats unite unites norme normes hematies leucocytes plaquettes hemoglobine glycemie ne nee medecin prelevement biologie patiente examen conclusion sang',
  spa: 'el los las con para una del al valor valores resultado resultados unidad unidades referencia fecha nacimiento medico paciente hemoglobina leucocitos plaquetas hematies glucosa creatinina colesterol trigliceridos sangre muestra y muy',
  ita: 'il gli della delle con per una nel dei al esame esami risultato risultati unita riferimento valori nato nata medico leucociti piastrine emoglobina globuli sangue azotemia referto eritrociti glicemia campione ospedale',
  por: 'os dos das com uma do ao em exame exames resultado resultados unidade referencia valores nascimento nao hemoglobina leucocitos plaquetas sangue glicose plaquetario eritrocitos hemacias amostra paciente medico',
  nld: 'het een en van met voor niet bij de zijn op uitslag eenheid referentie referentiewaarden patient arts geboortedatum onderzoek bloed leukocyten trombocyten natrium kalium waarde bepaling materiaal',
};

const vocabulary = Object.entries(tellingWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));

const languages = Object.keys(tellingWords);
const isLanguage = (name: string): name is PrintedLanguage => languages.includes(name);

/** The language most telling words of a page are of; English when none stands out. */
export function guessLanguage(texts: readonly string[]): PrintedLanguage {
  const plain = texts.map((text) =>
    withoutAccents(text)
      .toLowerCase()
      .replace(/[^a-z]/gu, ''),
  );
  const counts = vocabulary.map(({ language, words }) => ({
    language,
    count: plain.filter((text) => words.has(text)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  const standsOut = first !== undefined && first.count >= 4 && first.count >= 1.4 * (second?.count ?? 0);
  return standsOut && isLanguage(first.language) ? first.language : 'eng';
}

export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'B');
