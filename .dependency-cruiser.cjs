// The floors of the house as rules: imports point down only, types included. Every rule says why it is there, and
// test/house/imports.test.ts breaks each one on purpose. A rule is never switched off for a file: an exception is part of the rule.

const ROOF = '^src/(main|cli|command-line|worker|graph-worker|config|data-folder|generate)\\.ts$|^src/(cli|generate)/';
const WINGS = '^src/(api|adapters)/';
const SERVICES = '^src/(services/|flow\\.ts$)';
const STEPS =
  '^src/(perception|repair|inspection|layout|profiles|classification|extraction|reconciliation|mapping|validation|enrichment|resolution|fusion)/';
const PORTS = '^src/ports/';
const GROUND = '^src/(kernel|model)/';
/** The client is a program of others: it lives here, and is no floor of this house. */
const CLIENT = '^src/client/';

/** A profile is data, written in a small language: its types, and how a reference in it is read. */
const PROFILE_LANGUAGE = '^src/profiles/(profile|reference)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'a-room-for-every-file',
      comment:
        'A folder that is on no floor is bound by no rule: give it a place in this file and in src/README.md first.',
      severity: 'error',
      from: { path: '^src/', pathNot: [ROOF, WINGS, SERVICES, STEPS, PORTS, GROUND, CLIENT] },
      to: {},
    },
    {
      name: 'nobody-imports-the-roof',
      comment:
        'The roof wires everything together; whoever imports it drags the whole house along. Settings are passed as arguments.',
      severity: 'error',
      from: { path: '^src/', pathNot: ROOF },
      to: { path: ROOF },
    },
    {
      name: 'adapters-and-api-are-two-wings',
      comment:
        'The faces must not know which engine answers them, and an engine must not know that HTTP exists. They meet in ports.',
      severity: 'error',
      from: { path: '^src/(api|adapters)/' },
      to: { path: '^src/(api|adapters)/', pathNot: '^src/$1/' },
    },
    {
      name: 'adapters-do-not-know-each-other',
      comment: 'An adapter can be replaced alone only while no other one leans on it.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'only-the-roof-names-adapters',
      comment:
        'main.ts, command-line.ts and the two workers choose the engines. Named elsewhere, an adapter is no longer a choice.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(main|cli|command-line|worker|graph-worker)\\.ts$', '^src/adapters/'] },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'services-stay-below-the-wings',
      comment: 'A use case serves every face and runs on every engine, so it imports neither.',
      severity: 'error',
      from: { path: SERVICES },
      to: { path: WINGS },
    },
    {
      name: 'steps-look-down-only',
      comment: 'A step takes data and gives data. Whoever orchestrates it stands above it.',
      severity: 'error',
      from: { path: STEPS },
      to: { path: [WINGS, SERVICES] },
    },
    {
      name: 'steps-do-not-know-each-other',
      comment:
        'The flow alone says what follows what; steps meet in the types of src/model. ' +
        'Exception: the language of profiles, which several steps follow; loading and checking them stays in their room.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: [ROOF, WINGS, SERVICES, PORTS, GROUND] },
      to: { path: STEPS, pathNot: ['^src/$1/', PROFILE_LANGUAGE] },
    },
    {
      name: 'steps-are-pure',
      comment: 'No disk, network, process or clock: a step gives the same answer on every machine, every time.',
      severity: 'error',
      from: { path: [STEPS, PORTS, '^src/model/'] },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ports-are-interfaces',
      comment: 'A port names what is needed in the words of the model and the kernel, and nothing of who provides it.',
      severity: 'error',
      from: { path: PORTS },
      to: { pathNot: [PORTS, GROUND] },
    },
    {
      name: 'ports-hold-no-code',
      comment: 'An interface has nothing to run, so all that a port imports are types.',
      severity: 'error',
      from: { path: PORTS },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-model-stands-on-the-kernel',
      comment: 'Everyone speaks the model; it must not speak of anyone.',
      severity: 'error',
      from: { path: '^src/model/' },
      to: { pathNot: ['^src/model/', '^src/kernel/'] },
    },
    {
      name: 'the-kernel-stands-alone',
      comment:
        'Money, dates, problems and limits hold the house up and lean on nothing, packages included. ' +
        'Exception: node:crypto, whose hashes and constant-time comparison are arithmetic; eslint bans its randomness there.',
      severity: 'error',
      from: { path: '^src/kernel/' },
      to: { pathNot: ['^src/kernel/', '^crypto$'] },
    },
    {
      name: 'engines-stay-behind-ports',
      comment:
        'PDF, storage and worker engines are reached through a port, so that limits and tests hold for each of them.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/adapters/', '^src/(main|cli|command-line|worker|graph-worker)\\.ts$'] },
      to: {
        path: '^node_modules/(@embedpdf/pdfium|tesseract\\.js|onnxruntime-node|libsql|piscina|oxigraph|@comunica/query-sparql|shacl-engine|oidc-provider|koa)/',
      },
    },
    {
      name: 'http-stays-in-the-api',
      comment:
        'What answers a request over HTTP answers it elsewhere too: the web framework is known to the faces and the roof only.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/api/', '^src/main\\.ts$'] },
      to: { path: '^node_modules/(fastify|@fastify/[^/]+)/' },
    },
    {
      name: 'the-client-stands-alone',
      comment:
        'It runs elsewhere, in browsers too: all that it knows of the server is the interface description, by its generated types.',
      severity: 'error',
      from: { path: CLIENT },
      to: { pathNot: [CLIENT, '^node_modules/(openapi-fetch|@0no-co/graphql\\.web)/'] },
    },
    {
      name: 'the-server-does-not-know-its-client',
      comment: 'A server that used its own client would call itself.',
      severity: 'error',
      from: { path: '^src/', pathNot: CLIENT },
      to: { path: CLIENT },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle makes two files one file that pretends to be two. Types count: they carry the meaning.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and that nobody imports is dead, or is not wired up yet.',
      severity: 'error',
      from: { orphan: true, path: '^(src|fixtures)/', pathNot: ROOF },
      to: {},
    },
    {
      name: 'the-product-does-not-know-its-tests',
      comment: 'What is shipped is src alone; tests and fixtures are built on it, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|fixtures)/' },
    },
    {
      name: 'no-development-packages-in-production',
      comment:
        'An installation without development packages must run. ' +
        'Exception: the generator, which runs in a checkout only; types vanish when compiled.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/generate(\\.ts$|/)' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'A package that package.json does not name is here by accident and will be gone by accident.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-imports',
      comment: 'An import that leads nowhere fails at run time only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['main', 'types'],
    },
  },
};
