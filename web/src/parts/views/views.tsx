import { Button } from "@chakra-ui/react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ModuleCode } from "@linehaul/schema/modules";
import { toast } from "../../tab/toast/queue.ts";
import { Optional } from "../boundary/optional.tsx";
import type { Filter } from "../filters/filter.ts";
import { lazyPart } from "../lazy/lazy-part.ts";
import type { ListState } from "../list/list-state.ts";
import type { OpenView } from "../list/use-list.ts";
import type { ColumnHead } from "../table/column.ts";
import type { Columns } from "../table/columns.ts";
import { readView, viewText, type Gone } from "./read-view.ts";
import { Popup } from "../popup/popup.tsx";
import { useViewActs } from "./use-view-acts.ts";
import { useViews, type View } from "./use-views.ts";
import { useWanted } from "./use-wanted.ts";
import type { Asked } from "./view-dialog.tsx";
import { ViewsMenu } from "./views-menu.tsx";

const ViewDialog = lazyPart(() => import("./view-dialog.tsx"));

/** The saved views of a list: its button in the bar, the menu below it, and the dialogs that the menu opens, which come later. */
export default function Views(props: {
  readonly page: ModuleCode;
  /** What the list is set to; its view may be another's. */
  readonly state: ListState<object, string>;
  /** The columns that it shows. */
  readonly shown: Columns;
  readonly wanted: string | null;
  readonly onOpen: OpenView;
  readonly onName: (id: string | null) => void;
  /** What the list can be set to today. */
  readonly filters: readonly Filter[];
  readonly columns: readonly ColumnHead[];
}): ReactNode {
  const { t } = useTranslation("views");
  const { page, filters } = props;
  const passing = new Set(filters.filter((filter) => filter.isPassing).map(({ id }) => id));
  const present = viewText(props.state, props.shown, passing);
  const { views, reload } = useViews(page);
  const acts = useViewActs();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opened = views.find((view) => view.id === props.state.view) ?? null;
  const isChanged = opened !== null && opened.state !== present;

  const goneText = ({ of, name, code }: Gone): string => {
    const label = filters.find(({ id }) => of === "filter" && id === name)?.label ?? name;
    return code === undefined ? t(`goneOf.${of}`, { name: label }) : t("goneOf.code", { name: label, code });
  };
  const open = (view: Pick<View, "id" | "name" | "state">) => {
    const gone: Gone[] = [];
    const closed = {
      codes: new Map(filters.flatMap(({ id, codes = [] }) => (codes.length > 0 ? [[id, codes] as const] : []))),
      columns: props.columns.map((column) => column.id),
    };
    props.onOpen(view.id, (shape) => {
      const { gone: missing, ...held } = readView(shape, view.state, closed);
      gone.push(...missing);
      return held;
    });
    if (gone.length === 0) return;
    const detail = gone.map(goneText).join(" · ");
    toast({ tone: "caution", text: t("partly", { name: view.name }), detail, lasts: LASTS_MS });
  };
  useWanted({ page, wanted: props.wanted, views, open, none: () => props.onName(null) });

  const close = () => setOpen(false);
  const ask = (next: Asked) => {
    close();
    setAsked(next);
  };
  const end = () => setAsked(null);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        maxW="16rem"
        onClick={() => setOpen(!isOpen)}
        color={opened ? "route" : undefined}
      >
        <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>
          {opened ? (isChanged ? t("changed", { name: opened.name }) : opened.name) : t("views")}
        </span>
      </Button>
      {isOpen && (
        <Popup anchor={button} label={t("own")} onClose={close}>
          <ViewsMenu
            page={page}
            views={views}
            opened={opened}
            isChanged={isChanged}
            onOpen={(view) => {
              close();
              if (view) open(view);
              else props.onOpen(null, () => ({}));
            }}
            onSaveAs={() => ask({ saveAs: true })}
            onUpdate={(view) =>
              acts.update(view, page, present, () => {
                toast({ tone: "success", text: t("updated", { name: view.name }) });
                reload();
              })
            }
            onRename={(rename) => ask({ rename })}
            onDefault={(view) => acts.setDefault(view, reload)}
            onDelete={(gone) => ask({ gone })}
          />
        </Popup>
      )}
      {asked && (
        <Optional of={asked}>
          <ViewDialog
            {...{ asked, page, present, acts }}
            onSaved={(saved) => {
              props.onName(saved.id);
              reload();
              end();
            }}
            onDeleted={() => {
              props.onName(null);
              reload();
              end();
            }}
            onClose={end}
          />
        </Optional>
      )}
    </>
  );
}

/** There is more to read than in other toasts. */
const LASTS_MS = 10_000;
