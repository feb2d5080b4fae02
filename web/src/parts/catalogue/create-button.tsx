import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MenuButton } from "@linehaul/schema/modules";
import { useShell } from "../../tab/use-shell.ts";

/** Opens the form of a new row, for those who may make one; `create` of the page's texts. */
export function CreateButton(props: {
  readonly button: MenuButton;
  /** The namespace of the page's texts. */
  readonly page: string;
  readonly onClick: () => void;
}): ReactNode {
  const { t: say } = useTranslation(props.page);
  const { may } = useShell();
  return (
    may(props.button) && (
      <Button variant="solid" onClick={props.onClick}>
        {say("create")}
      </Button>
    )
  );
}
