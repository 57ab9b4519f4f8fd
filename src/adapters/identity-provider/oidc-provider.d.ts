// Types for the two files of oidc-provider that are loaded by their path: its own entry writes a warning about Node 20 to the
// terminal each time, and Node 20 is what this release is tested on.
declare module 'oidc-provider/lib/provider.js' {
  import type { Provider as Engine } from 'oidc-provider';
  export const Provider: typeof Engine;
}
declare module 'oidc-provider/lib/helpers/errors.js' {
  import { errors } from 'oidc-provider';
  export import AccessDenied = errors.AccessDenied;
  export import InvalidGrant = errors.InvalidGrant;
  export import InvalidScope = errors.InvalidScope;
  export import InvalidTarget = errors.InvalidTarget;
  export import OIDCProviderError = errors.OIDCProviderError;
}
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';
  export import Check = interactionPolicy.Check;
  export import base = interactionPolicy.base;
}
