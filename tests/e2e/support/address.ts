import { z } from "zod";

const Addresses = z.object({
  /** Origin by site. */
  sites: z.object({ MY: z.string(), ID: z.string(), VN: z.string() }),
  /** Origin of the sign-on. */
  signon: z.string(),
  /** Origin of what stands in for outside systems. */
  outside: z.string(),
  /** The gateway as Node reaches it, which can't resolve `*.localhost`. */
  gateway: z.string(),
  /** Where tests stop and start processes of the stack. */
  control: z.string(),
  /** Folder of the processes' logs. */
  logs: z.string(),
});
const VARIABLE = "LINEHAUL_E2E";

/** Tells the workers, which are processes of their own, where the stack is. */
export const publish = (addresses: unknown): void => {
  process.env[VARIABLE] = JSON.stringify(Addresses.parse(addresses));
};
/** Where the stack under test is. */
export const addresses = (): z.infer<typeof Addresses> => Addresses.parse(JSON.parse(process.env[VARIABLE] ?? "{}"));
