import { Fragment, type ReactNode } from "react";
import { ReferenceName } from "../../../parts/reference/reference-name.tsx";

/** Cargo types by their names; one that is out of use by its code. */
export const CargoTypeNames = ({ codes }: { readonly codes: readonly string[] }): ReactNode =>
  codes.map((code, n) => (
    <Fragment key={code}>
      {n > 0 && ", "}
      <ReferenceName list="postingCargoTypeList" code={code} otherwise={code} />
    </Fragment>
  ));
