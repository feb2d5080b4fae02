import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { rowLinks_billWhitelist$key } from "../../__generated__/rowLinks_billWhitelist.graphql.ts";
import type { rowLinks_cargoFlow$key } from "../../__generated__/rowLinks_cargoFlow.graphql.ts";
import type { rowLinks_fieldRule$key } from "../../__generated__/rowLinks_fieldRule.graphql.ts";
import type { rowLinks_expressControl$key } from "../../__generated__/rowLinks_expressControl.graphql.ts";
import type { rowLinks_orderFlow$key } from "../../__generated__/rowLinks_orderFlow.graphql.ts";
import type { rowLinks_orderFlowWhitelist$key } from "../../__generated__/rowLinks_orderFlowWhitelist.graphql.ts";
import type { rowLinks_productFlow$key } from "../../__generated__/rowLinks_productFlow.graphql.ts";
import type { rowLinks_serviceFlow$key } from "../../__generated__/rowLinks_serviceFlow.graphql.ts";
import { periodText } from "../../format/period.ts";
import { useShell } from "../../tab/use-shell.ts";
import { PageLink } from "../link/page-link.tsx";

/** The product flow that says so: leads to its product's rows. */
export function ProductFlowLink(props: { readonly row: rowLinks_productFlow$key }): ReactNode {
  const row = useFragment(
    graphql`
      fragment rowLinks_productFlow on ProductFlow {
        productCode
        fromCountry
        fromRegion
        toCountry
        toRegion
        validFrom
        validTo
      }
    `,
    props.row,
  );
  return <RowLink page="PRODUCT_FLOW" keyword={row.productCode} row={row} />;
}

/** The service flow that says so: leads to its service's rows. */
export function ServiceFlowLink(props: { readonly row: rowLinks_serviceFlow$key }): ReactNode {
  const row = useFragment(
    graphql`
      fragment rowLinks_serviceFlow on ServiceFlow {
        serviceCode
        fromCountry
        fromRegion
        toCountry
        toRegion
        validFrom
        validTo
      }
    `,
    props.row,
  );
  return <RowLink page="SERVICE_FLOW" keyword={row.serviceCode} row={row} />;
}

/** The order flow that closes the lane: leads to the rows of its country. */
export function OrderFlowLink(props: { readonly row: rowLinks_orderFlow$key }): ReactNode {
  const row = useFragment(
    graphql`
      fragment rowLinks_orderFlow on OrderFlow {
        fromCountry
        fromRegion
        toCountry
        toRegion
        validFrom
        validTo
      }
    `,
    props.row,
  );
  return <RowLink page="ORDER_FLOW" keyword={row.toCountry ?? row.fromCountry ?? ""} row={row} />;
}

/** The cargo flow that says how it is paid for and what goes with it: leads to the rows of its country. */
export function CargoFlowLink(props: { readonly row: rowLinks_cargoFlow$key }): ReactNode {
  const row = useFragment(
    graphql`
      fragment rowLinks_cargoFlow on CargoFlow {
        fromCountry
        fromRegion
        toCountry
        toRegion
        validFrom
        validTo
      }
    `,
    props.row,
  );
  return <RowLink page="CARGO_FLOW" keyword={row.toCountry ?? row.fromCountry ?? ""} row={row} />;
}

/** The row that lets a customer use own bill-of-lading numbers: leads to it. */
export function BillWhitelistLink(props: { readonly row: rowLinks_billWhitelist$key }): ReactNode {
  const { customerCode, customerName } = useFragment(
    graphql`
      fragment rowLinks_billWhitelist on BillWhitelist {
        customerCode
        customerName
      }
    `,
    props.row,
  );
  return <NamedLink page="BILL_WHITELIST" keyword={customerCode} name={customerName} />;
}

/** The row by which a customer passes a closed lane: leads to it. */
export function OrderFlowWhitelistLink(props: { readonly row: rowLinks_orderFlowWhitelist$key }): ReactNode {
  const { code, customerName } = useFragment(
    graphql`
      fragment rowLinks_orderFlowWhitelist on OrderFlowWhitelist {
        code
        customerName
      }
    `,
    props.row,
  );
  return <NamedLink page="ORDER_FLOW_WHITELIST" keyword={code} name={`${code} · ${customerName}`} />;
}

/** The control that a shipment falls under: leads to it. */
export function ExpressControlLink(props: { readonly row: rowLinks_expressControl$key }): ReactNode {
  const { code, name } = useFragment(
    graphql`
      fragment rowLinks_expressControl on ExpressControl {
        code
        name
      }
    `,
    props.row,
  );
  return <NamedLink page="EXPRESS_CONTROL" keyword={code} name={name} />;
}

/** The rule of a field: leads to the field's rules. */
export function FieldRuleLink(props: { readonly row: rowLinks_fieldRule$key }): ReactNode {
  const { field, fieldName } = useFragment(
    graphql`
      fragment rowLinks_fieldRule on FieldRule {
        field
        fieldName
      }
    `,
    props.row,
  );
  return <NamedLink page="FIELD_RULE" keyword={field} name={fieldName} />;
}

interface Held {
  readonly fromCountry?: string | null | undefined;
  readonly fromRegion: string;
  readonly toCountry?: string | null | undefined;
  readonly toRegion: string;
  readonly validFrom: string;
  readonly validTo?: string | null | undefined;
}
/** A row by its lane and days. */
function RowLink({
  row,
  ...to
}: {
  readonly page: "CARGO_FLOW" | "ORDER_FLOW" | "PRODUCT_FLOW" | "SERVICE_FLOW";
  readonly keyword: string;
  readonly row: Held;
}) {
  const { fromCountry = null, toCountry = null } = row;
  return <NamedLink {...to} name={`${laneText({ ...row, fromCountry, toCountry })} · ${periodText(row)}`} />;
}

/** A row among those of its page that a word finds: a link for those who may view it. */
function NamedLink(props: {
  readonly page:
    | "BILL_WHITELIST"
    | "CARGO_FLOW"
    | "EXPRESS_CONTROL"
    | "FIELD_RULE"
    | "ORDER_FLOW_WHITELIST"
    | "ORDER_FLOW"
    | "PRODUCT_FLOW"
    | "SERVICE_FLOW";
  /** Empty: none. */
  readonly keyword: string;
  readonly name: string;
}) {
  const { page, keyword, name } = props;
  const { may } = useShell();
  if (!may(`${page}.VIEW`)) return name;
  return (
    <PageLink code={page} params={keyword === "" ? {} : { keyword }}>
      {name}
    </PageLink>
  );
}
