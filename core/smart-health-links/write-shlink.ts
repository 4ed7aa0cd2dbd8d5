import { AppError } from '../kernel/app-error.ts';

export type ShlinkParts = {
  /** Where the manifest is asked for. */
  url: string;
  /** 32 random bytes in base64url. */
  key: string;
  label: string;
  hasPasscode: boolean;
  isLongTerm: boolean;
  expiresAt: Date | null;
};

/** The longest manifest address that HL7 SMART Health Links 1.0.0 allows. */
const longestUrl = 128;

/**
 * Where the manifest of a link is, `address` being 32 random bytes in base64url. Throws AppError('request.invalid') where the app stands at
 * an address that leaves too little room.
 */
export function manifestUrl(origin: string, address: string): string {
  const url = `${origin}/api/shl/${address}`;
  if (url.length > longestUrl) throw new AppError('request.invalid');
  return url;
}

/**
 * The payload of a SMART Health Link (HL7 SMART Health Links 1.0.0, "Construct a SMART Health Link Payload") as the least JSON. Its version
 * is the one that counts where none is said.
 */
export function shlinkPayload({ url, key, label, hasPasscode, isLongTerm, expiresAt }: ShlinkParts): string {
  // In the order of the alphabet, as the standard asks for.
  const flag = `${isLongTerm ? 'L' : ''}${hasPasscode ? 'P' : ''}`;
  return JSON.stringify({
    url,
    key,
    ...(expiresAt && { exp: Math.floor(expiresAt.getTime() / 1000) }),
    ...(flag !== '' && { flag }),
    ...(label !== '' && { label }),
  });
}
