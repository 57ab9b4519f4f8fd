// Tests mirror src. They use real parts (files, ports, worker threads), so they run in processes and get time to start.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node loads it: graphql has a second copy of itself for bundlers, and the two do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/u, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/built-program.ts',
    // Files share a process and what it has loaded, a third of the time otherwise: none leaves anything behind.
    isolate: false,
    environment: 'node',
    globals: false,
    pool: 'forks',
    maxWorkers: 3, // one more than the gate has cores: many tests wait for processes and sockets
    // No test measures time; these only end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 10_000,
    // Plain lines, the same on a terminal and in a log; the last ones say how many passed.
    reporters: [['default', { summary: false }]],
    // A test that is skipped on purpose says so in its name; one left `.only` never passes the gate.
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
