// The identity providers on a port of their own: a server with nothing else on it.
import type { FastifyInstance } from 'fastify';
import { createApp } from '../http/create-app.ts';
import type { AppOptions } from '../http/create-app.ts';
import { registerSignIn } from './register-sign-in.ts';
import type { SignInDependencies } from './register-sign-in.ts';

/** A server with the providers alone, ready to listen. */
export async function buildSignInServer(options: AppOptions & SignInDependencies): Promise<FastifyInstance> {
  const app = createApp(options);
  await registerSignIn(app, options);
  return app;
}
