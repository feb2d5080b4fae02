import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Line = chakra("p", { base: { mx: "4", my: "2", flexShrink: "0", textStyle: "xs", color: "fg.muted" } });

/** What is to be known of all rows of a list. */
export function PageNote(props: { readonly children: ReactNode }): ReactNode {
  return <Line role="note">{props.children}</Line>;
}
