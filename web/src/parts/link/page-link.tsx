import type { ReactNode } from "react";
import { chakra } from "@chakra-ui/react";
import { useShell } from "../../tab/use-shell.ts";
import { follow, type PageTarget } from "./follow.ts";

const Anchor = chakra("a", {
  base: { color: "route", fontWeight: "medium", _hover: { textDecoration: "underline" } },
});

/** A real link to a page. In a table's cell it is `pageLink`. */
export function PageLink(props: PageTarget & { readonly children: ReactNode }): ReactNode {
  const { children, ...target } = props;
  const { open } = useShell();
  return <Anchor {...follow(target, open)}>{children}</Anchor>;
}
