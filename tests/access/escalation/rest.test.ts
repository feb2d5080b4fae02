import { describe } from "vitest";
import { provesOf } from "./prove.ts";
import { changingButtons } from "./steps.ts";

describe("SEC-01 SEC-02 no button that changes something gives more than is listed, alone, in up to three steps", () => {
  provesOf(changingButtons.filter((button) => !/^PERM_(LEAF_ACCOUNT|BATCH)\./.test(button)));
});
