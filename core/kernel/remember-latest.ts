/**
 * What is made of a text, made once for each of the latest few texts: several rules ask for the same of one text, one after the other.
 * What it gives must not be changed by anybody.
 */
export function rememberLatest<Made extends object>(make: (text: string) => Made, most = 8): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= most) known.delete(oldest);
    known.set(text, made);
    return made;
  };
}
