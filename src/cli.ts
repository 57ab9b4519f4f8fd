// The command line: `npm run arkive -- COMMAND`, or `node dist/cli.js COMMAND`. Beside main.ts the other composition root.
import { openAuditLog } from './adapters/libsql-clients/audit-log.ts';
import { openClientStore } from './adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from './adapters/libsql-identity/identity-store.ts';
import { readRuleFiles } from './adapters/rule-files/read-rule-files.ts';
import { readProfileFiles } from './adapters/profile-files/read-profile-files.ts';
import { openTokenKeys } from './adapters/token-keys/token-keys.ts';
import { openWorkerPool } from './adapters/worker-pool/worker-pool.ts';
import { runCommandLine } from './cli/run-command-line.ts';
import { ConfigError, clientsFile, identityFile, providerKeysFile, readConfig, tokenKeysFile } from './config.ts';

// Whoever reads the output may have seen enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  const config = readConfig(process.env);
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    openClients: () => openClientStore(clientsFile(config)),
    openAudit: () => openAuditLog(clientsFile(config)),
    openIdentity: () => openIdentityStore(identityFile(config)),
    openTokenKeys: () => {
      const files = [tokenKeysFile(config), providerKeysFile(config, 'internal'), providerKeysFile(config, 'wallet')];
      return Promise.all(files.map((file) => openTokenKeys(file)));
    },
    readFusionRules: readRuleFiles,
    openProcessor: (threads) => openWorkerPool({ threads, data: readProfileFiles() }),
    threads: config.threads,
    graphBase: config.graphBase,
  });
} catch (error) {
  // What has a code is the world's doing (a folder without rights, a damaged store); anything else is a bug.
  const isWorld = error instanceof Error && 'code' in error;
  if (!isWorld && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = isWorld ? 1 : 2;
}
