// Tests mirror src. They use real parts (files, ports, worker threads), so they get processes of their own and time to start.
import { defineConfig } from 'vitest/config';

/** The floor of the steps and what lies under it, and the press, which prints papers and reads them through all of them. */
const STEPS =
  'classification,extraction,fusion,inspection,kernel,layout,mapping,model,press,profiles,reconciliation,repair,resolution,validation'
    .split(',')
    .map((room) => `test/${room}/**/*.test.ts`);

export default defineConfig({
  // As Node loads it: graphql has a second copy of itself for bundlers, and the two do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }] },
  test: {
    projects: [
      // What is tested here keeps no state between files: they share a process and what it has loaded.
      { extends: true, test: { name: 'steps', include: STEPS, isolate: false } },
      { extends: true, test: { name: 'parts', include: ['test/**/*.test.ts'], exclude: STEPS } },
    ],
    environment: 'node',
    globals: false,
    pool: 'forks',
    maxWorkers: 3, // one more than the gate has cores: many tests wait for processes and sockets
    // No test measures time; these only end what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
    // Plain lines, the same on a terminal and in a log; the last ones say how many passed.
    reporters: [['default', { summary: false }]],
    // A test that is skipped on purpose says so in its name; one left `.only` never passes the gate.
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
