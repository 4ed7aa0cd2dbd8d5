/** A ZIP that cannot be brought in. The message is for whoever brings it, and nothing was changed. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
