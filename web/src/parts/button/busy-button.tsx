import { Button, type ButtonProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A button that turns while what it started is under way. It keeps its words meanwhile: a sign alone has no name. */
export const BusyButton = ({ isBusy, ...props }: ButtonProps & { readonly isBusy: boolean }): ReactNode => (
  <Button {...props} loading={isBusy} loadingText={props.children} />
);
