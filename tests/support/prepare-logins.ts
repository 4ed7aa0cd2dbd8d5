import { createDocumentServer } from './document-server.ts';
import type { TestDatabase } from './test-database.ts';

type Login = { username?: string; password?: string; code?: string; keepSignedIn?: boolean; timeZone?: string };

/** Somebody with an account, and others who try to sign in to it, each at an address of their own. */
export async function prepareLogins(database: TestDatabase) {
  const server = await createDocumentServer(database);
  const ana = await server.meetUser();
  const { passwords } = server.parts;
  const { verify } = passwords;
  /** How many passwords were looked at. */
  const evaluated = { count: 0 };
  passwords.verify = (hash, secret) => {
    evaluated.count += 1;
    return verify(hash, secret);
  };
  let asked = 0;
  /** With Ana's name and password where nothing else is said; at a device that nobody has seen, unless cookies say otherwise. */
  const login = (body: Login = {}, cookies: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    asked += 1;
    const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
    const payload = { username: ana.username, password: ana.password, ...body };
    return server
      .openBrowser(cookies, remoteAddress)
      .ask({ method: 'POST', url: '/api/users/login', payload, headers });
  };
  const linesOf = async (action: string) => {
    const ofAna = database.db.selectFrom('audit_events').where('owner', '=', ana.owner);
    const rows = await ofAna.select(['action', 'actor', 'fields']).execute();
    return rows.filter((row) => row.action === action);
  };
  return { ...server, ana, evaluated, login, linesOf };
}
