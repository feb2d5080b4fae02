import { chakra, ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { styles } from "./styles.ts";
import { system } from "./system.ts";

const Panel = chakra("div", { base: { padding: "1", _print: { display: "none" } } });
const Row = chakra("p", { base: { color: "fg", md: { color: "fg.muted" } } });
const Late = chakra("b", { base: { color: "fg.subtle", _print: { color: "black" } } });

/** How many rules each sheet of components holds. */
const rules = () => styles.sheet.tags.map((tag) => tag.sheet?.cssRules.length ?? 0);
const page = (children: ReactNode) => (
  <CacheProvider value={styles}>
    <ChakraProvider value={system}>
      <Panel>
        <Row />
        {children}
      </Panel>
    </ChakraProvider>
  </CacheProvider>
);

// As in the build: in development each rule has a sheet, so that the browser's tools show where it comes from.
styles.sheet.isSpeedy = true;

test("what is drawn at once has its styles in one sheet; what comes later leaves that sheet as it is", async () => {
  const { rerender } = render(page(null));
  const first = rules();
  expect(first).toEqual([expect.any(Number)]);
  // A turn later the browser may have styled what stands.
  await act(async () => undefined);
  rerender(page(<Late />));
  expect(rules()).toEqual([...first, expect.any(Number)]);
  rerender(page(<Late />));
  expect(rules()).toHaveLength(2);
});
