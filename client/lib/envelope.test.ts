import { expect, test } from 'vitest';
import { toEnvelope } from './envelope.ts';

const completed = 'Operation completed successfully';

test.each([
  ['gives the data of a success', 200, '{"success":true,"message":"Done","data":1}', true, 'Done', 1],
  ['keeps a failure that came with status 200', 200, '{"success":false,"message":"No"}', false, 'No', undefined],
  ['wraps JSON without a success field', 200, '[1,2]', true, '', [1, 2]],
  ['wraps a JSON object without a success field', 200, '{"a":1}', true, '', { a: 1 }],
  ['takes what is not JSON for a success without data', 200, '<p>ok</p>', true, completed, undefined],
  ['takes an empty answer for a success without data', 204, '', true, completed, undefined],
  ['gives the words of a failure', 404, '{"success":false,"message":"Gone"}', false, 'Gone', undefined],
  ['falls back to the status where a failure has no words', 500, '{"error":1}', false, '500: Text', undefined],
  ['falls back to the status where a failure is not JSON', 502, '<h1>Bad</h1>', false, '502: Text', undefined],
  ['falls back to the status where a failure is a list', 400, '["x"]', false, '400: Text', undefined],
  ['never takes a failed status for a success', 500, '{"success":true,"message":"Odd"}', false, 'Odd', undefined],
])('%s', (_title, status, text, success, message, data) => {
  expect(toEnvelope({ status, statusText: 'Text', text })).toMatchObject({ success, message, data });
});

test('hands on the code of a failure', () => {
  const text = '{"success":false,"message":"No","code":"document.not_found"}';

  expect(toEnvelope({ status: 404, statusText: '', text }).code).toBe('document.not_found');
});
