import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Root = chakra("section", {
  base: {
    mt: "5",
    "& > header": { display: "flex", alignItems: "center", gap: "2" },
    "& h3": { textStyle: "md", fontWeight: "semibold", flex: "1" },
  },
});

/** A part of the drawer, with what can be done beside its heading. */
export const DrawerPart = (props: {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <Root aria-label={props.title}>
    <header>
      <h3>{props.title}</h3>
      {props.action}
    </header>
    {props.children}
  </Root>
);
