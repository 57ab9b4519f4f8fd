// Loads oidc-provider (certified by the OpenID Foundation) when it is first needed: the start of the server does not wait for it.
// Only types of it are named elsewhere.

/** The parts of the package that are used. */
export type ProviderFiles = Awaited<ReturnType<typeof loadProvider>>;

/** Takes some 0.2 s the first time. */
export async function loadProvider() {
  const [{ Provider }, errors, interactionPolicy] = await Promise.all([
    import('oidc-provider/lib/provider.js'),
    import('oidc-provider/lib/helpers/errors.js'),
    import('oidc-provider/lib/helpers/interaction_policy/index.js'),
  ]);
  return { Provider, errors, interactionPolicy };
}
