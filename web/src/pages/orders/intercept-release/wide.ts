import { chakra } from "@chakra-ui/react";

/** What takes a form's whole width. */
export const Wide = chakra("div", { base: { gridColumn: "1 / -1", display: "grid", gap: "3" } });
