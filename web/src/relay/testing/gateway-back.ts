import { vi } from "vitest";
import { gatewayIsBack, isReached } from "../gateway.ts";

/** The gateway answers again, and a look finds it: what a test of its absence leaves behind. */
export async function gatewayBack(): Promise<void> {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  isReached.tell(true);
  await gatewayIsBack();
  fetched.mockRestore();
}
