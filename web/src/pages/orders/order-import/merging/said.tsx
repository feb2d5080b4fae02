import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { stateLook } from "./state-look.ts";

/** A line of what a dialog says; what somebody must mend is one of caution. */
export const Says = chakra("p", { base: { pb: "2", "&[role=alert]": { color: "caution.fg" } } });
export const Heading = chakra("h3", { base: { pt: "3", fontWeight: "semibold" } });
const Head = chakra("p", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center", pb: "2" } });
const Bar = chakra("progress", {
  base: { display: "block", width: "100%", height: "6px", my: "2", accentColor: "fg" },
});

/** Of which sheet a record is, and how far. */
export const RecordHead = (props: { readonly fileName: string; readonly state: string }): ReactNode => (
  <Head>
    <b>{props.fileName}</b>
    <StatusTag kind="import" value={stateLook(props.state)} />
  </Head>
);

/** How far work is, in words and as a bar; `orders` is null until they are counted. */
export const Far = (props: {
  readonly says: string;
  readonly done: number;
  readonly orders: number | null | undefined;
}): ReactNode => (
  <>
    <Says>{props.says}</Says>
    <Bar {...(props.orders ? { max: props.orders, value: props.done } : {})} aria-label={props.says} />
  </>
);
