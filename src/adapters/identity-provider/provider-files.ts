// Loads oidc-provider (certified by the OpenID Foundation) when it is first needed: the start of the server does not wait for it.
// Its files are named by their paths: its own entry writes a warning about Node 20 to the terminal each time, and Node 20 is what
// this release is tested on. The package's types know its entry only.
import type { Provider, errors, interactionPolicy } from 'oidc-provider';

/** The parts of the package that are used. */
export interface ProviderFiles {
  readonly Provider: typeof Provider;
  readonly errors: typeof errors;
  readonly interactionPolicy: typeof interactionPolicy;
}

/** Takes some 0.2 s the first time. */
export async function loadProvider(): Promise<ProviderFiles> {
  const loaded: readonly unknown[] = await Promise.all([
    // @ts-expect-error -- has no types by this path
    import('oidc-provider/lib/provider.js'),
    // @ts-expect-error -- has no types by this path
    import('oidc-provider/lib/helpers/errors.js'),
    // @ts-expect-error -- has no types by this path
    import('oidc-provider/lib/helpers/interaction_policy/index.js'),
  ]);
  const [entry, errorFile, policyFile] = loaded as [
    Pick<ProviderFiles, 'Provider'>,
    ProviderFiles['errors'],
    ProviderFiles['interactionPolicy'],
  ];
  return { Provider: entry.Provider, errors: errorFile, interactionPolicy: policyFile };
}
