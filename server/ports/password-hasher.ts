/** Hashes passwords and codes, so that guessing stays slow even for whoever has the database. */
export type PasswordHasher = {
  hash(secret: string): Promise<string>;
  /** Takes as long without a hash as with one, so that nobody learns whether there was something to compare with. */
  verify(hash: string | undefined, secret: string): Promise<boolean>;
};
