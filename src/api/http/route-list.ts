// The routes of the server as a list: to tell a wrong method (405) from an unknown address (404), and for the test that
// holds the interface description against what is there.
import type { FastifyInstance } from 'fastify';

/** One registered route. */
export interface Route {
  readonly method: string;
  /** As registered: `/problems/:code`. */
  readonly path: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly routeList: readonly Route[];
  }
}

/** Lists every route registered from here on as `app.routeList`. */
export function listRoutes(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.decorate('routeList', routes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, path: url });
  });
}

/** The methods for which some route answers `path`, sorted; none when the address is unknown (RFC 9110 §15.5.6). */
export function allowedMethods(routes: readonly Route[], path: string): readonly string[] {
  const methods = routes.filter((route) => matches(route.path, path)).map((route) => route.method);
  return [...new Set(methods)].sort();
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => segment === given[i] || (segment.startsWith(':') && given[i] !== ''))
  );
}
