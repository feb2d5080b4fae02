import { expect, test } from "vitest";
import { toConsoleAddress } from "./console-address.ts";

test.each([
  ["/", "/admin"],
  ["/?pageInfo=moduleCode%7CHOME&x=1#here", "/admin?pageInfo=moduleCode%7CHOME&x=1#here"],
  ["/no/such/path?x=1", "/admin"],
  ["/admin", "/admin"],
  ["/admin?x=1#here", "/admin?x=1#here"],
])("SHELL-01 %s is the shell at %s", (asked, shown) => {
  history.replaceState(null, "", asked);
  toConsoleAddress();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(shown);
});
