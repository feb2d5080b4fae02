import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { TraceId } from "../list/trace-id.tsx";

const Box = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    px: "3",
    py: "1.5",
    borderRadius: "l2",
    bg: "critical.subtle",
    color: "critical.fg",
  },
});

/** What is wrong with the whole of what was asked, with its trace id where a service said it. */
export interface ToldProblem {
  readonly text: string;
  readonly traceId: string | null;
}

export const Problem = ({ text, traceId }: ToldProblem): ReactNode => (
  <Box role="alert">
    {text}
    {traceId !== null && <TraceId id={traceId} />}
  </Box>
);
