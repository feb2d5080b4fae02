import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import type { PageParams } from "./tab-id.ts";

/** What a page that asks for nothing is given. */
export interface StaticPageProps {
  readonly params: PageParams;
}
/** What a page is given: its query, already under way, and its parameters. */
export interface PageProps<Q extends OperationType> extends StaticPageProps {
  readonly queryRef: PreloadedQuery<Q>;
}
