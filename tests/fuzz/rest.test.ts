import { REST_SERVICES } from "@linehaul/codegen/places";
import { expect, test } from "vitest";
import { planFor } from "./plan.ts";
import { run } from "./run.ts";

/** Of the minute that both have. */
const SECONDS = 20;
/** The house is opened first, on a machine that does other work. */
const SLOW_MS = 240_000;

test(
  "FLT-04 whatever is asked of any route of the printed contracts: never 500, each refusal with its code and its trace id",
  async () => {
    const printed = REST_SERVICES.map((service) => `rest/${service}.json`);
    expect(await run("rest", planFor(printed, SECONDS))).toEqual([]);
  },
  SLOW_MS,
);
