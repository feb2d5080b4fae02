import type { MouseEvent, ReactNode } from "react";
import { chakra } from "@chakra-ui/react";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { PageParams } from "../../tab/tab-id.ts";
import { pageAddress } from "../../tab/address.ts";
import { useShell } from "../../tab/use-shell.ts";

const Anchor = chakra("a", {
  base: { color: "route", fontWeight: "medium", _hover: { textDecoration: "underline" } },
});

/** A real link to a page: a plain click opens a tab of the console, any other click what the browser does with links. */
export function PageLink(props: {
  readonly code: ModuleCode;
  readonly params?: PageParams;
  /** What the tab says until the page names itself. */
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const { code, params = {}, title, children } = props;
  const shell = useShell();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shell.open(code, params, title === undefined ? {} : { title });
  };
  return (
    <Anchor href={pageAddress({ code, params })} onClick={onClick}>
      {children}
    </Anchor>
  );
}
