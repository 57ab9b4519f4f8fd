// The style of CONTRIBUTING.md, as far as a machine can see it. Line breaks are prettier's; import direction is dependency-cruiser's.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Steps are pure: data in, data out. The world stands behind ports. */
const STEPS =
  'src/{layout,profiles,classification,extraction,reconciliation,mapping,validation,enrichment,resolution,fusion}/**/*.ts';
const GROUND = 'src/{kernel,model,ports}/**/*.ts';

/** Syntax that no source file uses. Rule options replace each other, so later blocks repeat these. */
const NO_BARRELS = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines the name.' },
  { selector: 'ExportNamedDeclaration[source]', message: 'No barrels: import from the file that defines the name.' },
];

const NO_CLOCK_OR_CHANCE = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Steps are pure: take the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Date"][property.name="now"]',
    message: 'Steps are pure: take the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Steps are pure: take random values as an argument.',
  },
  { selector: 'ImportExpression', message: 'Steps are pure: everything they need is imported at the top.' },
];

const IMPURE_GLOBALS = [
  'process',
  'fetch',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
].map((name) => ({ name, message: 'Steps are pure: no disk, clock, network, randomness or environment.' }));

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', 'src/model/generated/', 'src/client/generated/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-restricted-syntax': ['error', ...NO_BARRELS],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      // Past 300 lines only where the file is one table: then it says so where it turns the rule off.
      'max-lines': ['error', { max: 300 }],
      // Three is the habit; then a named options object. Four is where it stops.
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Spreading a string gives its code points, which is what text is measured in here.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    name: 'pure: the steps and the ground',
    files: [STEPS, GROUND],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-imports': [
        'error',
        {
          name: 'node:crypto',
          allowImportNames: ['createHash', 'createHmac', 'timingSafeEqual', 'createCipheriv', 'createDecipheriv'],
          message: 'Hashes, ciphers and constant-time comparison only: random bytes come in as an argument.',
        },
      ],
      'no-restricted-syntax': ['error', ...NO_BARRELS, ...NO_CLOCK_OR_CHANCE],
    },
  },
  {
    name: 'programs that talk to a terminal',
    files: ['src/{main,cli,generate}.ts', 'src/cli/**/*.ts', 'fixtures/**/*.ts', 'test/bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'tests: what comes back over the wire is checked by the assertions themselves',
    files: ['test/**/*.ts'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    name: 'configuration: its tools ask for a default export',
    files: ['*.config.{js,ts}', '*.cjs'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    name: 'plain JavaScript: no types to check',
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { module: 'writable', process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
