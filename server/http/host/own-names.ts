type Names = {
  publicUrl: string | undefined;
  /** What the server listens on. */
  host: string;
  /** What the person who runs it has allowed beside these. */
  allowedHosts: readonly string[];
  /** What the machine calls itself, with or without `.local`. */
  machineName: string;
};

/** The names that this server answers to, beside addresses in numbers and what ends in `.localhost`. */
export function ownNames({ publicUrl, host, allowedHosts, machineName }: Names): ReadonlySet<string> {
  const machine = machineName.toLowerCase().replace(/\.local$/, '');
  const fromUrl = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  return new Set(['localhost', ...fromUrl, host.toLowerCase(), ...allowedHosts, machine, `${machine}.local`]);
}
