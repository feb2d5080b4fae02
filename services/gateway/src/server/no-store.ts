import type { GatewayPlugin } from "./context.ts";

/** What a session was answered is kept by nobody on the way, streams too (FLT-09). */
export const noStore = (): GatewayPlugin => ({
  onResponse({ response }) {
    response.headers.set("cache-control", "no-store");
  },
});
