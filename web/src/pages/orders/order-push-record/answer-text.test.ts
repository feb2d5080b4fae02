import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";

const said = (key: string, values = {}) => `${key} ${Object.values(values).join()}`.trim();
const nothing = { httpStatus: null, silence: null, answer: null };

test("ORD-13 an attempt that could not be said in customs' words names the state in ours", () => {
  const unmapped = { ...nothing, outcome: "UNMAPPED", answer: "IN_TRANSIT" } as const;
  expect(answerText(unmapped, said)).toBe("unmapped parts:status.order.IN_TRANSIT");
});

test("ORD-09 else it is what was answered, or why nothing was", () => {
  expect(answerText({ ...nothing, outcome: "LATER", silence: "TIMEOUT" }, said)).toBe("silence.TIMEOUT");
  expect(answerText({ ...nothing, outcome: "TAKEN", httpStatus: 200, answer: "{}" }, said)).toBe("200 {}");
  expect(answerText({ ...nothing, outcome: "UNDER_WAY" }, said)).toBeNull();
});
