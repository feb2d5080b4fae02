import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, test } from "vitest";
import { startI18n } from "../../texts/setup.ts";
import { GraphFailure } from "../../relay/failure.ts";
import { system } from "../../theme/system.ts";
import { graphOf, type Answer } from "../testing/graph.ts";
import { Masked } from "./masked.tsx";
import { Revealable } from "./revealable.ts";

const CLEAR = "+60 12-345 6789";
const shown: Answer = () => ({ RevealPayload: () => ({ value: CLEAR, errors: [] }) });

async function draw(answer: Answer, viewerMay = true) {
  await startI18n("en");
  const graph = graphOf(answer);
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={graph.environment}>
        <Revealable value={{ id: "T3JkZXI6MQ==", viewerMay }}>
          <Masked value="+60 ••• ••89" field="RECEIVER_PHONE" />
        </Revealable>
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  return graph;
}
const ask = async (reason: string) => {
  fireEvent.click(screen.getByRole("button", { name: "Show receiver's phone" }));
  fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: reason } });
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
};

test("PERM-12 a value is shown for a reason, for a minute, and stands in no store", async () => {
  const { environment, asked } = await draw(shown);
  await ask("Customer calls");
  expect(await screen.findByText(CLEAR)).toBeTruthy();
  expect(asked).toMatchObject([
    {
      name: "revealMutation",
      variables: { input: { id: "T3JkZXI6MQ==", field: "RECEIVER_PHONE", reason: "Customer calls" } },
    },
  ]);
  expect(JSON.stringify(environment.getStore().getSource().toJSON())).not.toContain(CLEAR);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(CLEAR);
  fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByText(CLEAR)).toBeNull();
});

test("PERM-12 a reason that is too short is refused at once", async () => {
  const { asked } = await draw(shown);
  await ask("no");
  expect(await screen.findByText("At least 5 characters")).toBeTruthy();
  expect(asked).toEqual([]);
});

test("a failure says what it is, with its trace id", async () => {
  await draw(() => new GraphFailure({ code: "09020501", message: "", traceId: "f".repeat(32) }));
  await ask("Customer calls");
  expect(await screen.findByText("A back-end service can't be reached.")).toBeTruthy();
  expect(screen.queryByText(CLEAR)).toBeNull();
});

test("PERM-12 who may not sees the mask and no button", async () => {
  await draw(shown, false);
  expect(screen.getByText("+60 ••• ••89")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
