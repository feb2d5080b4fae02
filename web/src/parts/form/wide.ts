import { chakra } from "@chakra-ui/react";

/** Across both columns of a form, what stands in it one below the other. */
export const Wide = chakra("div", { base: { gridColumn: "1 / -1", display: "grid", gap: "3" } });
