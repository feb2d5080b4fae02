import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { expect, test } from "vitest";
import { startI18n } from "../../texts/setup.ts";
import { GraphFailure } from "../../relay/failure.ts";
import { system } from "../../theme/system.ts";
import { graphOf, type Answer } from "../testing/graph.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { masked } from "./masked-value.tsx";
import { Masked } from "./masked.tsx";
import { Revealable } from "./revealable.ts";

const CLEAR = "+60 12-345 6789";
const shown: Answer = () => ({ RevealPayload: () => ({ value: CLEAR, errors: [] }) });

const ID = "T3JkZXI6MQ==";

/** Draws what shows something of an order, and returns how another order is drawn in its place. */
async function drawOf(answer: Answer, of: (id: string) => ReactNode) {
  await startI18n("en");
  const graph = graphOf(answer);
  const around = (id: string) => (
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={graph.environment}>{of(id)}</RelayEnvironmentProvider>
    </ChakraProvider>
  );
  const { rerender } = render(around(ID));
  return { ...graph, drawOther: (id: string) => rerender(around(id)) };
}
const draw = (answer: Answer, viewerMay = true) =>
  drawOf(answer, (id) => (
    <Revealable value={{ id, viewerMay }}>
      <Masked value="+60 ••• ••89" field="RECEIVER_PHONE" />
    </Revealable>
  ));
function Cell({ id }: { readonly id: string }) {
  return masked({ value: "+60 ••• ••89", field: "RECEIVER_PHONE", owner: { id, viewerMay: true } }, useTexts("parts"));
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
      variables: { input: { id: ID, field: "RECEIVER_PHONE", reason: "Customer calls" } },
    },
  ]);
  expect(JSON.stringify(environment.getStore().getSource().toJSON())).not.toContain(CLEAR);
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(CLEAR);
  fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByText(CLEAR)).toBeNull();
});

test("PERM-12 a row that is drawn in the place of one whose value is shown has its mask", async () => {
  const { drawOther } = await drawOf(shown, (id) => <Cell id={id} />);
  await ask("Customer calls");
  expect(await screen.findByText(CLEAR)).toBeTruthy();
  drawOther("T3JkZXI6Mg==");
  expect(screen.queryByText(CLEAR)).toBeNull();
  expect(screen.getByText("+60 ••• ••89")).toBeTruthy();
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
