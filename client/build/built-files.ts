/** A file of a build as bundlers tell of it. */
export type BuiltFile = {
  fileName: string;
  type: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> } | undefined;
  source?: string | Uint8Array;
};

/** The names of these files and of whatever they need at once, scripts and styles, in this order and each once. */
export function withNeeded(built: readonly BuiltFile[], files: readonly BuiltFile[]): Set<string> {
  const byName = new Map(built.map((file) => [file.fileName, file]));
  const names = new Set<string>();
  const add = ({ fileName, imports = [], viteMetadata }: BuiltFile) => {
    if (names.has(fileName)) return;
    names.add(fileName);
    for (const name of [...imports, ...(viteMetadata?.importedCss ?? [])]) {
      const needed = byName.get(name);
      if (needed !== undefined) add(needed);
    }
  };
  files.forEach(add);
  return names;
}
