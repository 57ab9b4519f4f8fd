// The command line put together, beside main.ts the other composition root: what the words after the name of the program do.
import { openAuditLog } from './adapters/libsql-clients/audit-log.ts';
import { openClientStore } from './adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from './adapters/libsql-identity/identity-store.ts';
import { readRuleFiles } from './adapters/rule-files/read-rule-files.ts';
import { readProfileFiles } from './adapters/profile-files/read-profile-files.ts';
import { openTokenKeys } from './adapters/token-keys/token-keys.ts';
import { openWorkerPool } from './adapters/worker-pool/worker-pool.ts';
import { runCommandLine } from './cli/run-command-line.ts';
import { ConfigError, readConfig } from './config.ts';
import { dataFiles } from './data-folder.ts';
import type { CommandContext, ExitCode } from './cli/command.ts';

/** What a program is given besides its words. */
export interface ProgramStreams extends Pick<CommandContext, 'stdout' | 'stderr' | 'stdin'> {
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Runs one command line; failures that are the world's doing are told on `stderr`. */
export async function runProgram(words: readonly string[], { env, ...streams }: ProgramStreams): Promise<ExitCode> {
  try {
    const config = readConfig(env);
    const files = dataFiles(config);
    return await runCommandLine(words, {
      ...streams,
      openClients: () => openClientStore(files.clients),
      openAudit: () => openAuditLog(files.clients),
      openIdentity: () => openIdentityStore(files.identity),
      openTokenKeys: () => {
        const all = [files.tokenKeys, files.providerKeys.internal, files.providerKeys.wallet];
        return Promise.all(all.map((file) => openTokenKeys(file)));
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
    streams.stderr.write(`${error.message}\n`);
    return isWorld ? 1 : 2;
  }
}
