import { RenamedPerson, type RenamePersonBody } from '#core/documents/person.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Gives a person another name at every document of theirs. */
export const renamePerson = (body: RenamePersonBody) =>
  callApi({ path: '/api/medical-documents/people', method: 'PUT', body, output: RenamedPerson });
