import { z } from 'zod';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { PersonAnswer, PersonBody, RenamedPerson, RenamePersonBody } from '#core/documents/person.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { renamePerson } from './rename-person.ts';
import { setPerson, type PeopleDeps } from './set-person.ts';

const params = z.object({ ref: DocumentRef });

export function registerPeopleRoutes(routes: ApiRoutes, { path, deps }: { path: string; deps: PeopleDeps }): void {
  const one = { params, body: PersonBody, response: { 200: answerOf(PersonAnswer) } };
  routes.put(`${path}/:ref/person`, { schema: one }, async (request) =>
    success(await setPerson(deps, request.actor, { ...request.params, ...request.body })),
  );

  const all = { body: RenamePersonBody, response: { 200: answerOf(RenamedPerson) } };
  routes.put(`${path}/people`, { schema: all }, async (request) =>
    success(await renamePerson(deps, request.actor, request.body)),
  );
}
