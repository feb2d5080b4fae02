import { DEMO_PASSWORD, DEMO_USERS } from "@linehaul/schema/demo-users";
import type { Plan } from "./plan.ts";

const width = (texts: readonly string[]): number => Math.max(...texts.map((t) => t.length)) + 2;
const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const first = width(rows.map(([name]) => name));
  return rows.map(([name, text]) => `  ${name.padEnd(first)}${text}`);
};

/** What to open and as whom, for one who has just started the stack. */
export function announcement(plan: Plan, logs: string): string {
  const sites = [...plan.origins];
  const signon = plan.parts.some((part) => part.name === "signon");
  const outside = plan.parts.find((part) => part.name === "outside");
  const metrics = plan.parts.flatMap(({ name, metricsPort }) =>
    metricsPort === undefined ? [] : [[name, `http://127.0.0.1:${metricsPort}/metrics`] as const],
  );
  return [
    "",
    "Linehaul is running. Ctrl-C stops it.",
    "",
    "Console",
    ...table(sites.map(([site, origin]) => [site, `${origin}/admin`])),
    "GraphiQL (for roles that may use it)",
    ...table(sites.slice(0, 1).map(([site, origin]) => [site, `${origin}/graphiql`])),
    "REST documentation",
    ...table(Object.entries(plan.services).map(([name, address]) => [name, `${address}/docs`])),
    ...(metrics.length > 0 ? ["Metrics", ...table(metrics)] : []),
    ...(outside === undefined ? [] : ["What stands in for outside systems", `  http://127.0.0.1:${outside.port}/`]),
    "Logs",
    `  ${logs}`,
    ...(signon
      ? [`Demo sign-ins (password: ${DEMO_PASSWORD})`, ...table(DEMO_USERS.map(({ userName, may }) => [userName, may]))]
      : ["Sign-on", `  ${plan.casUrl}`]),
    "",
  ].join("\n");
}
