// The steps of a person between a client and back: the page for each, and what the form on it says.
import type { FastifyReply } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import { matchesHash, secretHash } from '../../kernel/secrets.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import type { IdentityProvider, ProviderRequest, SignInResult, SignInStep } from '../../ports/identity-provider.ts';
import type { Attempts } from '../../services/attempts.ts';
import type { People } from '../../services/users.ts';
import { PAGE_POLICY } from './page.ts';
import { FIELDS, REFUSED, consentPage, gonePage, signInPage } from './pages.ts';

/** Where the steps are taken. */
interface StepContext {
  readonly provider: IdentityProvider;
  readonly people: People;
  readonly clients: ClientStore;
  readonly attempts: Attempts;
}

const WRONG = 'Name or password is wrong, or this account may not sign in here.';

/** The page of the step that the request stands at. */
export async function showStep(
  context: StepContext,
  request: ProviderRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const step = await context.provider.step(request);
  return step === undefined ? sendGone(reply) : sendStep(context, step, { reply });
}

/** What was sent from that page. */
export async function takeStep(
  context: StepContext,
  request: ProviderRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { provider } = context;
  const form = new URLSearchParams(request.body);
  const step = await provider.step(request);
  if (step === undefined || !matchesHash(form.get(FIELDS.token) ?? '', secretHash(step.formToken)))
    return sendGone(reply);
  const result = await resultOf(context, { step, form, address: request.address });
  if ('fault' in result) return sendStep(context, step, { reply, ...result, name: form.get(FIELDS.name) ?? '' });
  const goOn = await provider.finish(request, result);
  return goOn === undefined ? sendGone(reply) : reply.status(303).header('location', goOn).send();
}

interface Fault {
  readonly status: number;
  readonly fault: string;
  readonly retryAfterS?: number | undefined;
}

async function resultOf(
  { provider, people, attempts }: StepContext,
  { step, form, address }: { readonly step: SignInStep; readonly form: URLSearchParams; readonly address: string },
): Promise<SignInResult | Fault> {
  if (form.get(FIELDS.decision) === REFUSED) return { kind: 'refused' };
  if (step.kind === 'consent') return { kind: 'consented' };
  const [name, password] = [form.get(FIELDS.name) ?? '', form.get(FIELDS.password) ?? ''];
  const id = `user:${provider.population}:${name.trim().toLowerCase().slice(0, 200)}`;
  try {
    const subjectId = await attempts.guarded({ address, id }, () => people.recognise(name, password, step.clientId));
    return subjectId === undefined ? { status: 422, fault: WRONG } : { kind: 'signed-in', subjectId };
  } catch (error) {
    if (!(error instanceof Problem) || error.retryAfterS === undefined) throw error;
    const wait = `Too many tries. Wait ${error.retryAfterS} seconds, and try again.`;
    return { status: error.code === 'overloaded' ? 503 : 429, fault: wait, retryAfterS: error.retryAfterS };
  }
}

async function sendStep(
  { provider, people, clients }: StepContext,
  step: SignInStep,
  { reply, name, ...wrong }: { readonly reply: FastifyReply; readonly name?: string } & Partial<Fault>,
): Promise<FastifyReply> {
  const clientName = (await clients.find(step.clientId))?.name;
  const userName = step.subjectId === null ? undefined : await people.nameOf(step.subjectId);
  if (clientName === undefined || (step.kind === 'consent' && userName === undefined)) return sendGone(reply);
  const { status = 200, fault, retryAfterS } = wrong;
  const text =
    step.kind === 'consent'
      ? consentPage({ step, clientName }, userName ?? '')
      : signInPage(provider.population, { step, clientName }, { ...(fault && { fault }), ...(name && { name }) });
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  // Browsers hold a form to its policy on the whole way of redirections that follows it, to the client.
  const policy = `${PAGE_POLICY}; form-action 'self' ${new URL(step.redirectUri).origin}`;
  return sendPage(reply.status(status), text, policy);
}

function sendGone(reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(400), gonePage(), `${PAGE_POLICY}; form-action 'none'`);
}

function sendPage(reply: FastifyReply, text: string, policy: string): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text);
}
