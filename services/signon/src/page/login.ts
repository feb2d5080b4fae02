import { DEMO_PASSWORD, DEMO_USERS } from "@linehaul/schema/demo-users";
import { fill, mayText } from "../texts.ts";
import { html, type Html } from "@linehaul/kit/html";
import { layout, type PageContext } from "./layout.ts";

export type LoginProblem =
  | { readonly kind: "wrong" | "stale" }
  | { readonly kind: "throttled"; readonly seconds: number };
export interface LoginForm {
  /** Where the user goes afterwards, null for nowhere. */
  readonly service: string | null;
  readonly userName: string;
  readonly token: string;
  readonly renew: boolean;
  readonly problem: LoginProblem | null;
}

const problemText = ({ texts }: PageContext, problem: LoginProblem): string => {
  switch (problem.kind) {
    case "throttled":
      return fill(texts.throttled, { seconds: problem.seconds });
    case "wrong":
    case "stale":
      return texts[problem.kind];
  }
};

const hiddenFields = (form: LoginForm): Html => html`
  <input type="hidden" name="execution" value="${form.token}" />
  ${form.service === null ? null : html`<input type="hidden" name="service" value="${form.service}" />`}
  ${form.renew ? html`<input type="hidden" name="renew" value="true" />` : null}
`;

const demoUser = (ctx: PageContext, user: (typeof DEMO_USERS)[number]): Html => html`
  <li>
    <button name="username" value="${user.userName}">
      <span><b>${user.userName}</b><small>${user.displayName}</small></span>
      <span class="may">${mayText(ctx.texts, user.userName)}</span>
    </button>
  </li>
`;

const demoUsers = (ctx: PageContext, form: LoginForm): Html => html`
  <section class="demo" aria-labelledby="demo">
    <h2 id="demo">${ctx.texts.demoTitle}</h2>
    <p>${fill(ctx.texts.demoHint, { password: DEMO_PASSWORD })}</p>
    <form method="post" action="/cas/login">
      ${hiddenFields(form)}
      <input type="hidden" name="password" value="${DEMO_PASSWORD}" />
      <ul>
        ${DEMO_USERS.map((user) => demoUser(ctx, user))}
      </ul>
    </form>
  </section>
`;

/** The sign-in form beside the demo users. */
export const loginPage = (ctx: PageContext, form: LoginForm): string =>
  layout(
    ctx,
    ctx.texts.title,
    "wide",
    html`
      <div>
        <h1>${ctx.texts.title}</h1>
        <p>${form.service === null ? ctx.texts.tagline : fill(ctx.texts.for, { site: new URL(form.service).host })}</p>
        <form method="post" action="/cas/login">
          ${hiddenFields(form)}
          ${form.problem === null ? null : html`<p class="error" role="alert">${problemText(ctx, form.problem)}</p>`}
          <label for="username">${ctx.texts.userName}</label>
          <input
            id="username"
            name="username"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            required
            maxlength="100"
            value="${form.userName}"
          />
          <label for="password">${ctx.texts.password}</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            required
            maxlength="200"
          />
          <button class="go">${ctx.texts.submit}</button>
        </form>
      </div>
      ${demoUsers(ctx, form)}
    `,
  );
