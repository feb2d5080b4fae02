import { Button, chakra } from "@chakra-ui/react";
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { tabId as tabIdOf } from "../../tab/tab-id.ts";
import { useShell } from "../../tab/use-shell.ts";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { follow, type PageTarget } from "../link/follow.ts";
import { keepNeighbours, rowsAround } from "../neighbours/neighbours.ts";
import type { PeekProps } from "./peeking.tsx";
import { idBeside, rowOf } from "./rows-beside.ts";
import { usePeekAddress } from "./use-peek-address.ts";
import { useRowShown } from "./use-row-shown.ts";

const Keys = chakra("div", { base: { display: "contents" } });
const Body = chakra(DialogBody, { base: { display: "grid", alignContent: "start", gap: "3", pb: "4" } });

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

/**
 * A row beside its list, to look at without leaving it: the arrows go to the rows above and below, Escape goes back to the row. Its page, where
 * it has one, is opened as a tab from here. The page of the list waits meanwhile; menu and other tabs are at hand.
 */
export function PeekDrawer(
  props: PeekProps & { readonly title: string; readonly page?: PageTarget; readonly children: ReactNode },
): ReactNode {
  const { t } = useTranslation("peek");
  const { tabId, open } = useShell();
  const { id, onPeek } = props;
  const box = useRef<HTMLDivElement>(null);
  usePeekAddress(tabId, id);
  useRowShown(box, id);
  const step = (by: 1 | -1) => {
    const to = idBeside(rowOf(box.current, id), by);
    if (to !== null) onPeek(to);
  };
  const { page } = props;
  const openPage = (event: MouseEvent) => {
    if (page === undefined) return;
    follow(page, open).onClick(event);
    const row = rowOf(box.current, id);
    if (row !== null) keepNeighbours(tabIdOf(page.code, page.params), rowsAround(row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    step(by);
  };
  return (
    <TabDialog title={props.title} size="800px" isDrawer onClose={() => onPeek(null)}>
      <Keys ref={box} onKeyDown={onKeyDown}>
        <Body as="section" aria-label={props.title} tabIndex={0} data-autofocus="">
          {props.children}
        </Body>
        <DialogFoot>
          <Button variant="outline" aria-label={t("previous")} title={t("previous")} onClick={() => step(-1)}>
            ↑
          </Button>
          <Button variant="outline" aria-label={t("next")} title={t("next")} onClick={() => step(1)}>
            ↓
          </Button>
          <span />
          {page && (
            <Button asChild variant="outline">
              <a href={follow(page, open).href} onClick={openPage}>
                {t("open")}
              </a>
            </Button>
          )}
          <Button onClick={() => onPeek(null)}>{t("close")}</Button>
        </DialogFoot>
      </Keys>
    </TabDialog>
  );
}
