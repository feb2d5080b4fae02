import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { askViewer } from "../app.tsx";
import { GraphFailure } from "../relay/failure.ts";
import { startFirstPage } from "./first-page.ts";

test("ERR-08 a viewer who can't be read is asked for once, and keeps nothing from being drawn", async () => {
  const environment = createMockEnvironment();
  const viewer = askViewer(environment);
  const started = startFirstPage(environment, viewer);
  environment.mock.rejectMostRecentOperation(new GraphFailure({ code: "09020501", message: "", traceId: "t1" }));
  await expect(started).resolves.toBeUndefined();
  expect(environment.mock.getAllOperations()).toEqual([]);
});
