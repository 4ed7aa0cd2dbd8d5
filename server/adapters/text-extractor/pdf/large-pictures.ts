/** A picture that is a page or a part of one is wider and higher than logos and signatures are. */
const wideEnough = 600;
/** How far before and behind its type the size of a picture stands in the dictionary. */
const reach = 400;

/**
 * Whether a PDF may hold pictures as large as pages: told from the bare bytes, in which dictionaries of pictures stand readable even
 * in locked and compressed files. A file without any need not have its drawings looked through.
 */
export function mayHoldLargePictures(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('/Image'); at !== -1; at = file.indexOf('/Image', at + 1)) {
    const behind = file.toString('latin1', at, at + reach);
    if (/^\/Image(?![A-Za-z])/u.test(behind)) {
      const before = file.toString('latin1', Math.max(0, at - reach), at);
      const own = before.slice(before.lastIndexOf('obj') + 1) + behind.replace(/stream[\s\S]*$/u, '');
      if (isLarge(own)) return true;
    }
  }
  return false;
}

/** A size that is stored elsewhere counts as large. */
function isLarge(dictionary: string): boolean {
  const sizes = [...dictionary.matchAll(/\/(?:Width|Height)\s*(\d+)(\s+\d+\s+R)?/gu)];
  return sizes.length < 2 || sizes.some(([, size, elsewhere]) => elsewhere !== undefined || Number(size) >= wideEnough);
}
