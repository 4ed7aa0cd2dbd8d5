import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Refuses imports by the direction rules of docs/architecture.md. */
const mayNotImport = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});

const outsideCore = [
  '^(?!\\.{0,2}/|#core/|zod$|syllable$)',
  'core is pure: it imports core, zod and syllable, nothing else.',
];
const parentOfRoot = ['^(\\.\\./){4,}', 'Use #core/, #server/ or #client/ to cross folders.'];
const fromServer = ['^#server/', 'The client talks to the server over HTTP only.'];
const fromClient = ['^#client/', 'The server does not know the client.'];
const fromAdapters = ['^(#server|\\.\\.(/\\.\\.)?)/adapters/', 'Only compose.ts names adapters.'];
const otherClientFeature = [
  '^(#client/features/|\\.\\./\\.\\./(?!\\.\\./))',
  'Client features meet in client/app/routes only.',
];

export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', '**/*.json'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-control-regex': 'off',
      'no-undef': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  { files: ['core/**/*.ts'], ignores: ['**/*.test.ts'], rules: mayNotImport(outsideCore, parentOfRoot) },
  {
    files: ['server/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/compose.ts', 'server/adapters/**', 'server/cli/**'],
    rules: mayNotImport(fromClient, fromAdapters),
  },
  { files: ['client/**/*.{ts,tsx}'], ignores: ['**/*.test.*', 'client/features/**'], rules: mayNotImport(fromServer) },
  {
    files: ['client/features/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: mayNotImport(fromServer, otherClientFeature),
  },
);
