import type { PdfFile } from './pdf-objects.ts';
import { pagesOf, parentTreeOf, structureOf, withAllBelow } from './structure.ts';

/** Checkpoint 28: every annotation is a link of the tree, says what it does and leads to a place of the file. */
export function linkFaults(pdf: PdfFile): string[] {
  const tree = parentTreeOf(pdf);
  const links = structureOf(pdf)
    .flatMap(withAllBelow)
    .filter(({ annotations }) => annotations.length > 0);
  const places = destinationsOf(pdf);
  return pagesOf(pdf).flatMap(({ number: page, dict }) => {
    const tabs = dict['Tabs'];
    const onPage = pdf.list(dict['Annots']).flatMap((ref) => (ref.kind === 'ref' ? [ref] : []));
    const faults = onPage.flatMap((ref) => {
      const annotation = pdf.dict(ref);
      const { Contents: contents, StructParent: key, Subtype: type, F: flags } = annotation;
      const parent = key?.kind === 'number' ? tree.get(key.number) : undefined;
      const element = links.find(({ annotations }) => annotations.some(({ object }) => object === ref.number));
      const target = pdf.dict(annotation['A'])['D'];
      const rules: [holds: boolean, fault: string][] = [
        [type?.kind === 'name' && type.text === 'Link' && element?.type === 'Link', 'is no link'],
        [contents?.kind === 'text' && contents.text !== '', 'does not say what it does'],
        [parent?.kind === 'ref' && parent.number === element?.number, 'is not in the tree'],
        [element?.annotations.every((own) => own.page === page) ?? false, 'is said to be on another page'],
        [flags?.kind === 'number' && (flags.number & 4) === 4, 'is not printed'],
        [target?.kind === 'text' && places.has(target.text), 'leads nowhere'],
      ];
      return rules.flatMap(([holds, fault]) => (holds ? [] : [`Annotation ${ref.number} ${fault}.`]));
    });
    return [
      ...(tabs?.kind === 'name' && tabs.text === 'S' ? [] : [`Page ${page} has its own order of tabs.`]),
      ...faults,
    ];
  });
}

/** The named places that links lead to. */
function destinationsOf(pdf: PdfFile): Set<string> {
  const names = pdf.dict(pdf.dict(pdf.trailer['Root'])['Names']);
  const pairs = pdf.list(pdf.dict(names['Dests'])['Names']);
  return new Set(pairs.flatMap((value) => (value.kind === 'text' ? [value.text] : [])));
}
