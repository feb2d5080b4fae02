import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Scroll = chakra("section", { base: { overflowX: "auto", mt: "3" } });
const Table = chakra("table", {
  base: {
    width: "100%",
    borderCollapse: "collapse",
    textStyle: "sm",
    "& th": { textAlign: "start", color: "fg.muted", fontWeight: "medium", whiteSpace: "nowrap" },
    "& :is(th, td)": { px: "2", py: "1.5", borderBottomWidth: "1px", verticalAlign: "top" },
    "& tr[data-off]": { color: "fg.muted" },
    "& td small": { display: "block", color: "fg.muted", textStyle: "xs" },
    "& .masked": { whiteSpace: "nowrap" },
  },
});

/** A short table within a dialog, a drawer or a page: all rows at once. */
export function SimpleTable(props: {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    /** Without effect: the row recedes. */
    readonly off?: boolean;
    readonly cells: readonly ReactNode[];
  }[];
  readonly none: string;
}): ReactNode {
  const { label, heads, rows, none } = props;
  return (
    <Scroll tabIndex={0} aria-label={label}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, off = false, cells }) => (
            <tr key={key} data-off={off || undefined}>
              {heads.map((head, n) => (
                <td key={head}>{cells[n]}</td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={heads.length}>{none}</td>
            </tr>
          )}
        </tbody>
      </Table>
    </Scroll>
  );
}
