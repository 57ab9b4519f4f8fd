// What people read when a client sends them here: to say who they are, to allow what it asks for, to sign out, and what went wrong.
import { html } from '../../kernel/html.ts';
import type { Html } from '../../kernel/html.ts';
import { SCOPES, isScope } from '../../kernel/scopes.ts';
import type { ProviderPages, SignInStep } from '../../ports/identity-provider.ts';
import type { Population } from '../../ports/user-store.ts';
import { PAGE_POLICY, page } from './page.ts';

/** The name of the form's fields. */
export const FIELDS = { token: 'form_token', decision: 'decision', name: 'username', password: 'password' } as const;
/** What the second button of each form says. */
export const REFUSED = 'refuse';

/** What the pages tell beside the step. */
interface Shown {
  readonly step: SignInStep;
  readonly clientName: string;
}

const ACCOUNT: Readonly<Record<Population, string>> = { internal: 'your work account', wallet: 'your wallet' };

/** Asks for name and password. `fault` is what was wrong with the last try; `name` is what was typed then. */
export function signInPage(
  population: Population,
  { step, clientName }: Shown,
  { fault, name = step.loginHint ?? '' }: { readonly fault?: string; readonly name?: string },
): string {
  const content = html`<h1>Sign in to ${ACCOUNT[population]}</h1>
    <p><strong>${clientName}</strong> sends you here, and learns who you are when you have signed in.</p>
    ${fault === undefined ? html`` : html`<p class="bad" role="alert" id="fault">${fault}</p>`}
    <form method="post" autocomplete="on">
      ${hidden(step)}
      <label for="name">Name</label>
      <input
        id="name"
        name="${FIELDS.name}"
        value="${name}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        required
        maxlength="200"
        ${focused(name === '')}${described(fault)}
      />
      <label for="password">Password</label>
      <input
        id="password"
        name="${FIELDS.password}"
        type="password"
        autocomplete="current-password"
        required
        maxlength="1000"
        ${focused(name !== '')}${described(fault)}
      />
      <button>Sign in</button>
      <button class="other" name="${FIELDS.decision}" value="${REFUSED}" formnovalidate>Cancel</button>
    </form>`;
  return page(fault === undefined ? 'Sign in' : 'Not signed in', content);
}

/** Asks whether the client may. */
export function consentPage({ step, clientName }: Shown, userName: string): string {
  const asked = step.scopes.map((scope) => html`<li>${isScope(scope) ? SCOPES[scope] : scope}</li> `);
  const content = html`<h1>Allow ${clientName} to act for you?</h1>
    <p>
      You are signed in as <strong>${userName}</strong>. ${clientName} learns who you
      are${step.scopes.length === 0 ? '.' : ', and asks to:'}
    </p>
    ${
      step.scopes.length === 0
        ? html``
        : html`<ul>
            ${asked}
          </ul>`
    }
    ${step.isLasting ? html`<p>It may go on when you have signed out, for 14 days.</p>` : html``}
    <p>Then you are back at ${new URL(step.redirectUri).host}.</p>
    <form method="post">
      ${hidden(step)}
      <button name="${FIELDS.decision}" value="allow">Allow</button>
      <button class="other" name="${FIELDS.decision}" value="${REFUSED}">Do not allow</button>
    </form>`;
  return page('Allow?', content);
}

/** The step is over: it took too long, was finished, or began in another browser. */
export function gonePage(): string {
  return page(
    'Start again',
    html`<h1>This page is no longer valid</h1>
      <p>It took too long, or you were here before. Go back to the application that sent you, and start again.</p>`,
  );
}

/** The pages that the provider shows by itself. */
export const PROVIDER_PAGES: ProviderPages = {
  policy: PAGE_POLICY,
  error: (code, description) =>
    page(
      'Not possible',
      html`<h1>This does not work</h1>
        <p class="bad" role="alert">
          The application that sent you here did not ask as it should have, or what it asked for is over.
        </p>
        <p>
          Go back to it and start again. Its makers may want to know:
          <code>${code}</code>${description === undefined ? '' : `, ${description}`}.
        </p>`,
    ),
  signOut: ({ action, token }) =>
    page(
      'Sign out',
      html`<h1>Sign out?</h1>
        <p>Applications that act for you lose your leave, unless you allowed them to go on when you have signed out.</p>
        <form method="post" action="${action}">
          <input type="hidden" name="xsrf" value="${token}" />
          <button name="logout" value="yes">Sign out</button>
          <button class="other">Stay signed in</button>
        </form>`,
    ),
  signedOut: () =>
    page(
      'Done',
      html`<h1>Done</h1>
        <p>You can close this page.</p>`,
    ),
};

function hidden({ formToken }: SignInStep): Html {
  return html`<input type="hidden" name="${FIELDS.token}" value="${formToken}" />`;
}

function focused(isFirst: boolean): Html {
  return isFirst ? html` autofocus` : html``;
}

function described(fault: string | undefined): Html {
  return fault === undefined ? html`` : html` aria-invalid="true" aria-describedby="fault"`;
}
