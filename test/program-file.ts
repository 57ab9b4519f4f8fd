// What tests start when they start the program from the outside: as built in the gate, from its sources while one works.

/** Whether the tests run as the gate. */
export const IS_GATE = process.env['CI'] !== undefined;

/** The words behind `node` that start `src/NAME.ts`. */
export const programFile = (name: 'main' | 'cli'): readonly string[] =>
  IS_GATE ? [`dist/${name}.js`] : ['--import', 'tsx', `src/${name}.ts`];
