import type { FullConfig } from "@playwright/test";
import { publish } from "./address.ts";
import { startControl } from "./control.ts";
import { signInSharedUsers } from "./states.ts";
import { startTestStack } from "./test-stack.ts";

/** One stack for the whole run. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const { stack, stop } = await startTestStack({ PERMISSION_PLATFORM_URL: "https://permissions.example.com/apply" });
  const control = await startControl(stack);
  publish({
    sites: Object.fromEntries(stack.plan.origins),
    signon: new URL(stack.plan.casUrl).origin,
    outside: new URL(stack.plan.customsUrl).origin,
    gateway: `http://127.0.0.1:${stack.plan.env["GATEWAY_PORT"] ?? ""}`,
    control: control.address,
    logs: stack.logs,
  });
  await signInSharedUsers(config.projects[0]?.use.launchOptions ?? {});
  return async () => {
    await control.stop();
    await stop();
  };
}
