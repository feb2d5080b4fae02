import { describe } from "vitest";
import { provesOf } from "./prove.ts";
import { changingButtons } from "./steps.ts";

describe("SEC-01 SEC-04 who may change accounts, or see as others do, gets no more by it than is listed", () => {
  provesOf(changingButtons.filter((button) => /^PERM_(LEAF_ACCOUNT|BATCH)\./.test(button)));
});
