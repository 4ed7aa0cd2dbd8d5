// RFC 3492, section 5: the parameters of Punycode.
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128;

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789';
const digit = (value: number): string => signs[value] ?? '';

function adapt(delta: number, points: number, isFirst: boolean): number {
  let left = isFirst ? Math.floor(delta / damp) : delta >> 1;
  left += Math.floor(left / points);
  let k = 0;
  for (; left > ((base - tMin) * tMax) >> 1; k += base) left = Math.floor(left / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew));
}

/** A number in digits of a varying base, the smallest first. */
function variableLength(delta: number, bias: number): string {
  let written = '';
  let left = delta;
  for (let k = base; ; k += base) {
    const t = Math.min(Math.max(k - bias, tMin), tMax);
    if (left < t) return written + digit(left);
    written += digit(t + ((left - t) % (base - t)));
    left = Math.floor((left - t) / (base - t));
  }
}

/** One label of a domain in the ASCII form that is stored in the DNS: `bücher` is `xn--bcher-kva` (RFC 3492, section 6.3). */
export function toAsciiLabel(label: string): string {
  const points = [...label].map((sign) => sign.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < initialN);
  if (plain.length === points.length) return label;

  let written = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let [n, delta, bias, handled] = [initialN, 0, initialBias, plain.length];
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta += 1;
      if (point !== n) continue;
      written += variableLength(delta, bias);
      bias = adapt(delta, handled + 1, handled === plain.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return `xn--${written}`;
}
