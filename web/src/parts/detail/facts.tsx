import { chakra } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(5.5rem, max-content) minmax(0, 1fr)",
    columnGap: "4",
    rowGap: "0.5",
    m: "0",
    "& > dt": { color: "fg.muted", maxW: "10rem" },
    "& > dd": { m: "0", minW: "0", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
  },
});

/** Fields of a record by the key of their label. What is null, or has nothing in it, is left out. */
export type FactValues = Readonly<Record<string, ReactNode>>;

const isTold = (value: ReactNode): boolean => value !== null && value !== undefined && value !== false && value !== "";

/** Fields and their values, those that have one. */
export function Facts(props: { readonly facts: FactValues; readonly label: (id: string) => string }): ReactNode {
  const told = Object.entries(props.facts).filter(([, value]) => isTold(value));
  return (
    <List>
      {told.map(([id, value]) => (
        <Fragment key={id}>
          <dt>{props.label(id)}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
