// Fusion as a use case, with a real vault and a real graph store: what becomes of it when its session ends meanwhile.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/model/client-environment.ts';
import { openOxigraphStore } from '../../src/adapters/oxigraph-store/oxigraph-store.ts';
import type { FusionOptions } from '../../src/ports/fusion.ts';
import type { GraphStore } from '../../src/ports/graph-store.ts';
import type { Vault } from '../../src/ports/vault.ts';
import { fusedGraphs } from '../../src/services/fused-graphs.ts';
import { openVault } from '../adapters/libsql-vault/open-vault.ts';
import { liveSession } from '../ports/live-session.ts';
import { Paper } from '../resolution/papers.ts';

const naming = { graphBase: 'https://arkive.example/graph', baseUrl: 'https://arkive.example' };

const clients = { settings: () => Promise.resolve(DEFAULT_SETTINGS) };

let folder: string;
let vault: Vault;
let graphs: GraphStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
  vault = await openVault(folder);
  graphs = await openOxigraphStore({ naming, limits: { ready: 0 } });
});
afterAll(async () => {
  await graphs.close();
  await vault.close();
  await rm(folder, { recursive: true });
});

async function sessionWithDocument(): Promise<string> {
  const session = liveSession();
  await vault.start(session);
  const requestId = randomUUID();
  const nodes = [{ id: `${naming.graphBase}/.draft-nodes/1`, type: 'ark:Organisation', name: 'Northgate Bank' }];
  const document = { requestId, input: { checksum: 'a' }, nodes };
  await vault.append(session.sessionId, [
    { kind: 'source', itemId: requestId, bytes: Buffer.from(JSON.stringify(document)) },
  ]);
  return session.sessionId;
}

/** What deleting a session does. */
async function end(sessionId: string): Promise<void> {
  await vault.end(sessionId);
  await graphs.drop([sessionId]);
}

describe('a fusion whose session ends meanwhile', () => {
  /** The vault, in which the session ends at the n-th call of one kind. */
  function endingAt(method: 'items' | 'read' | 'append', sessionId: string): Vault {
    let over: Promise<void> | undefined;
    return new Proxy(vault, {
      get(target, name: keyof Vault) {
        const call = (...args: readonly unknown[]): unknown =>
          (target[name] as (...args: readonly unknown[]) => unknown).call(target, ...args);
        if (name !== method) return call;
        return async (...args: readonly unknown[]) => (await (over ??= end(sessionId)), call(...args));
      },
    });
  }

  it.each(['items', 'read', 'append'] as const)('is answered as one of a dead session: at %s', async (method) => {
    const sessionId = await sessionWithDocument();
    const service = fusedGraphs({ vault: endingAt(method, sessionId), graphs, clients });
    await expect(service.fuse(sessionId, {})).rejects.toMatchObject({ code: 'session-not-live' });
  });

  it('is answered as one of a dead session: while the thread fuses', async () => {
    const sessionId = await sessionWithDocument();
    // The thread has just started and has all that it is to fuse; it answers some hundred milliseconds later.
    let handedOver = 0;
    const counting = new Proxy(vault, {
      get(target, name: keyof Vault) {
        const method = (target[name] as (...args: readonly unknown[]) => unknown).bind(target);
        if (name !== 'read') return method;
        return async (...args: readonly unknown[]) => {
          const bytes = await method(...args);
          handedOver++;
          return bytes;
        };
      },
    });
    const fusing = fusedGraphs({ vault: counting, graphs, clients }).fuse(sessionId, {});
    const refused = expect(fusing).rejects.toMatchObject({ code: 'session-not-live' });
    await expect.poll(() => handedOver, { interval: 1 }).toBe(1);
    await end(sessionId);
    await refused;
  });

  it('is not there for who asks for it after the end, as the session itself', async () => {
    const sessionId = await sessionWithDocument();
    const service = fusedGraphs({ vault, graphs, clients });
    await expect(service.newest(sessionId)).rejects.toMatchObject({ code: 'not-found' });
    await service.fuse(sessionId, {});
    await end(sessionId);
    await expect(service.newest(sessionId)).rejects.toMatchObject({ code: 'session-not-live' });
  });
});

describe('the settings of a client', () => {
  /** Two statements with a transfer between their accounts. */
  async function sessionWithTransfer(): Promise<string> {
    const session = liveSession();
    await vault.start(session);
    const [current, savings] = [new Paper('current'), new Paper('savings')];
    const from = current.account(current.organisation('Northgate Bank'), '11-22-33 12345678');
    current.row(from, '2025-01-10', -80, {
      fullDescriptor: 'Transfer to 44-55-66 87654321',
      methodCategory: 'TRANSFER:OUT',
      counterparty: { sortCode: '44-55-66', accountNumber: '87654321' },
    });
    const to = savings.account(savings.organisation('Hill Savings'), '44-55-66 87654321');
    savings.row(to, '2025-01-12', 80, 'FROM CURRENT ACCOUNT');
    for (const paper of [current, savings]) {
      const bytes = Buffer.from(JSON.stringify(paper.source()));
      await vault.append(session.sessionId, [{ kind: 'source', itemId: randomUUID(), bytes }]);
    }
    return session.sessionId;
  }

  it.each<[client: FusionOptions, request: FusionOptions, transfers: number]>([
    [{}, {}, 1],
    [{ generate: ['ark:Transfer'] }, {}, 1],
    [{ generate: false }, {}, 0],
    [{ generate: false }, { generate: ['ark:Transfer'] }, 0],
    [{ generate: ['ark:BankAccount'] }, { generate: true }, 0],
    [{ rules: ['pay-of-period'] }, { rules: ['transfer-between-accounts'] }, 0],
    [{ generate: ['ark:Transfer'] }, { generate: false }, 0],
  ])('%j are the most that a fusion does which asks for %j', async (fusion, request, transfers) => {
    const sessionId = await sessionWithTransfer();
    const service = fusedGraphs({
      vault,
      graphs,
      clients: { settings: () => Promise.resolve({ ...DEFAULT_SETTINGS, fusion }) },
    });
    const { nodes } = await service.fuse(sessionId, request);
    expect(nodes.filter(({ type }) => type === 'ark:Transfer')).toHaveLength(transfers);
  });
});
