import { chakra } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";

const Card = chakra("section", {
  base: {
    bg: "bg.panel",
    borderWidth: "1px",
    borderRadius: "l3",
    px: "3.5",
    pt: "2.5",
    pb: "3.5",
    minW: "0",
    "& > h2": { textStyle: "xs", fontWeight: "semibold", color: "fg.muted", mb: "1.5" },
  },
});

/** A card of a detail page, named by its heading. */
export function Section(props: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </Card>
  );
}

/** Cards beside each other, as many as have room. */
export const Beside = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))", gap: "3" },
});

/** A named area that scrolls, by keyboard too (`tabIndex`, `aria-label`). Cards on the left, what happened on the right; one below the other where there is no room. */
export const DetailBody = chakra("section", {
  base: {
    flex: "1",
    minH: "0",
    overflow: "auto",
    p: "4",
    bg: "bg",
    display: "grid",
    alignItems: "start",
    alignContent: "start",
    gap: "3",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 18rem" },
    "& > div": { display: "grid", gap: "3", minW: "0" },
    _focusVisible: { outlineOffset: "-2px" },
    "@media print": { overflow: "visible" },
  },
});
