// The command line: `npm run arkive -- COMMAND`, or `node dist/cli.js COMMAND`.
import { runProgram } from './command-line.ts';

// Whoever reads the output may have seen enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runProgram(process.argv.slice(2), process);
