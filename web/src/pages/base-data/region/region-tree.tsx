import { chakra, createTreeCollection, Skeleton, TreeView } from "@chakra-ui/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRelayEnvironment } from "react-relay";
import { useFailureProblem } from "../../../parts/form/told.ts";
import { treeOf, type Branch } from "./region-branches.ts";
import type { RegionInto } from "./region-row.tsx";

const Scroll = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    overflow: "auto",
    textStyle: "sm",
    "& [role=treeitem]": { outline: "none" },
    "& [data-part=branch-control], & [data-part=item]": {
      display: "flex",
      alignItems: "center",
      gap: "1.5",
      minH: "control",
      px: "2",
      // One step for each level.
      ps: "calc(var(--depth) * 14px)",
      borderRadius: "l2",
      cursor: "pointer",
      overflowWrap: "anywhere",
      _hover: { bg: "bg.muted" },
      "&[data-selected]": { bg: "bg.selected", color: "route", fontWeight: "medium" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "route", outlineOffset: "-2px" },
    },
    "& [data-part=branch-indicator]": { width: "3", transition: "none", "&[data-state=open]": { rotate: "90deg" } },
    "& [data-part=item]::before": { content: '""', width: "3", flexShrink: "0" },
    "& [data-off]": { color: "fg.subtle", textDecoration: "line-through" },
    "& small": { color: "fg.muted", ms: "auto" },
  },
});

/** The places of a country, opened on demand, by mouse and keyboard. */
export function RegionTree(props: {
  readonly countryCode: string;
  readonly chosen: string;
  readonly turn: number;
  readonly asked: object;
  readonly onInto: (place: RegionInto | null) => void;
}): ReactNode {
  const { t } = useTranslation("region");
  const environment = useRelayEnvironment();
  const failure = useFailureProblem();
  const { countryCode, chosen, turn, asked, onInto } = props;
  const [branches, setBranches] = useState<readonly Branch[] | null>(null);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const opened = open.join(" ");
  const wanted = [countryCode, opened, turn].join("|");
  /** What stands there: a tab that is shown again asks for nothing. */
  const shown = useRef("");

  useEffect(() => {
    if (shown.current === wanted) return undefined;
    const abort = new AbortController();
    // What was open stays open, with what lies there by now.
    treeOf(environment, countryCode, new Set(opened.split(" "))).then(
      (found) => {
        if (abort.signal.aborted) return;
        shown.current = wanted;
        setBranches(found);
        setError(null);
      },
      (failed: Error) => !abort.signal.aborted && setError(failed),
    );
    return () => abort.abort();
  }, [environment, countryCode, opened, wanted, asked]);

  // The list beside it has what tries again.
  if (error !== null) return <p>{failure(error).text}</p>;
  if (branches === null) return <Skeleton height="40" />;
  if (branches.length === 0) return <p>{t("noPlaces")}</p>;
  const collection = createTreeCollection<Branch>({
    nodeToValue: ({ code }) => code,
    nodeToString: ({ name }) => name,
    nodeToChildrenCount: ({ below }) => (below > 0 ? below : undefined),
    rootNode: { code: "", name: "", below: branches.length, isOff: false, children: [...branches] },
  });
  const choose = (code: string | undefined): void => {
    const found = code === undefined ? undefined : collection.findNode(code);
    onInto(found && found.code !== chosen ? found : null);
  };
  return (
    <Scroll>
      <TreeView.Root
        collection={collection}
        selectedValue={chosen === "" ? [] : [chosen]}
        expandedValue={[...open]}
        onExpandedChange={({ expandedValue }) => setOpen(expandedValue)}
        onSelectionChange={({ selectedValue }) => choose(selectedValue[0])}
      >
        <TreeView.Label srOnly>{t("tree")}</TreeView.Label>
        <TreeView.Tree>
          <TreeView.Node<Branch>
            render={({ node, nodeState }) =>
              nodeState.isBranch ? (
                <TreeView.BranchControl>
                  <TreeView.BranchIndicator>›</TreeView.BranchIndicator>
                  <TreeView.BranchText data-off={node.isOff || undefined}>{node.name}</TreeView.BranchText>
                  <small>{node.below}</small>
                </TreeView.BranchControl>
              ) : (
                <TreeView.Item>
                  <TreeView.ItemText data-off={node.isOff || undefined}>{node.name}</TreeView.ItemText>
                </TreeView.Item>
              )
            }
          />
        </TreeView.Tree>
      </TreeView.Root>
    </Scroll>
  );
}
