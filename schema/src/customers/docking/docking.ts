import { z } from "zod";
import { Silence } from "../../delivery.ts";
import { routesOf } from "../../route.ts";
import { CustomerCode } from "../code.ts";
import { EDITS } from "../customer-form/form-buttons.ts";
import { callBackProblem } from "./call-back.ts";
import { WhiteList } from "./white-list.ts";

const CallBack = z
  .string()
  .trim()
  .max(500, "text.max")
  .superRefine((text, context) => {
    const key = text === "" ? null : callBackProblem(text);
    if (key !== null) context.addIssue({ code: "custom", message: key });
  });

const written = {
  whiteList: WhiteList.describe(
    "From where its systems may ask: IPv4 and IPv6 addresses and ranges, by commas, spaces or lines; empty: from anywhere.",
  ),
  callbackUrl: CallBack.describe(
    "Where it is told what happens to its orders: https, a public host, no name and password; empty: nowhere.",
  ),
};
/** What a form of it holds. */
export const DockingForm = z.object(written);
export const SaveDocking = z.object({
  customerCode: CustomerCode,
  version: z.int().describe("The version that was read; 0 where nothing was kept yet."),
  ...written,
});
export type SaveDocking = z.output<typeof SaveDocking>;
const which = z.object({ customerCode: CustomerCode });

export const Docking = z
  .object({
    appKey: z.string().describe("The key by which its systems name themselves."),
    whiteList: z.string().describe("From where they may ask, by commas; empty: from anywhere."),
    callbackUrl: z.string().describe("Where it is told what happens to its orders; empty: nowhere."),
    secretSetAt: z.iso.datetime().nullable().describe("Since when its secret is good; null: it has none yet."),
    oldSecretUntil: z.iso
      .datetime()
      .nullable()
      .describe("Until when the secret before that is taken too; null where there is none."),
    version: z
      .int()
      .describe("Rises with each change; goes back with a save. A save of an older one is refused (409002)."),
    modifiedBy: z.string().describe("Who changed it last."),
    modifiedAt: z.iso.datetime().describe("When it was changed last."),
  })
  .meta({
    id: "CustomerDocking",
    description: "How a customer's systems are joined to ours (CUS-21). Its secret is never read again.",
  });
export type Docking = z.infer<typeof Docking>;
export const DockingSecret = z.object({
  docking: Docking.describe("The docking as it is now."),
  appSecret: z.string().describe("The secret: in this answer and never again."),
});

export const DOCKING_TEST_ENDINGS = ["ANSWERED", "SILENT", "PRIVATE", "WITHHELD"] as const;
export const DockingTestEnding = z.enum(DOCKING_TEST_ENDINGS).meta({
  id: "DockingTestEnding",
  description: "How a test call to a customer's call-back address ended.",
  "x-values": {
    ANSWERED: "Somebody answered; the status says what.",
    SILENT: "Nobody did; the silence says how.",
    PRIVATE: "The name leads to an address that is not public: nothing was sent.",
    WITHHELD: "The call-back black list withholds it: nothing was sent.",
  } satisfies Record<(typeof DOCKING_TEST_ENDINGS)[number], string>,
});
export const DockingTest = z
  .object({
    ending: DockingTestEnding.describe("How it ended."),
    status: z.int().nullable().describe("The HTTP status; null where nobody answered."),
    silence: Silence.nullable().describe("How it was silent; null where it was not."),
    ms: z.int().describe("How long it took, in milliseconds."),
    reason: z.string().nullable().describe("Why it is withheld, as the black list says; null else."),
  })
  .meta({ id: "DockingTest", description: "What came of a test call to a customer's call-back address." });
export type DockingTest = z.infer<typeof DockingTest>;

const { write } = routesOf("customer");
/** Of one of the caller's customers, by the button of its form; 404001 for any other. */
export const dockingRoutes = {
  save: write("/customer/docking/save", {
    may: EDITS,
    also: EDITS,
    summary: "Keep from where a customer's systems may ask and where it is called back (CUS-07, CUS-21)",
    body: SaveDocking,
    result: Docking,
  }),
  /** Answered once: neither kept for the idempotency key, nor in the trail. */
  secret: write("/customer/docking/secret", {
    may: EDITS,
    also: EDITS,
    summary: "Make a new secret; the one before is taken for a day more",
    body: which,
    result: DockingSecret,
  }),
  test: write("/customer/docking/test", {
    may: EDITS,
    also: EDITS,
    summary: "Call a customer's call-back address with a test; 409004 where it has none",
    body: which,
    result: DockingTest,
  }),
} as const;
