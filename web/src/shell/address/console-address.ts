const CONSOLE = "/admin";
const AT_CONSOLE = /^\/admin\/?$/i;

/**
 * SHELL-01: `/admin` is the shell; `/` leads there with all that it asks for, any other path without. Before anybody reads what the
 * address asks for, and after who comes from the sign-on has left his ticket.
 */
export function toConsoleAddress(): void {
  const { pathname, search, hash } = location;
  if (AT_CONSOLE.test(pathname)) return;
  history.replaceState(history.state, "", pathname === "/" ? `${CONSOLE}${search}${hash}` : CONSOLE);
}
