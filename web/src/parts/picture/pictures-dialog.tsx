import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog, DialogBody, DialogFoot } from "../dialog/dialog.tsx";

const Beside = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
    gap: "4",
    "& > figure": { m: "0" },
    "& figcaption": { color: "fg.muted", textStyle: "sm", mb: "1" },
    "& img": { width: "full", maxH: "60vh", objectFit: "contain", borderWidth: "1px", borderRadius: "l2" },
  },
});

/** Pictures of which somebody got tickets, side by side. They are fetched once: who closes it asks anew. */
export function PicturesDialog(props: {
  readonly title: string;
  readonly page: string;
  readonly pictures: readonly { readonly label: string; readonly ticket: string }[];
  readonly onClose: () => void;
}): ReactNode {
  const { t: say } = useTranslation(props.page);
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <DialogBody>
        <Beside>
          {props.pictures.map(({ label, ticket }) => (
            <figure key={ticket}>
              <figcaption>{label}</figcaption>
              <img src={`/files/${ticket}`} alt={label} />
            </figure>
          ))}
        </Beside>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {say("close")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
