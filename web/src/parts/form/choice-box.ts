import { chakra } from "@chakra-ui/react";

/** A field of several values: its label above, as every field has it, and a box of what can be ticked. */
export const ChoiceBox = chakra("fieldset", {
  base: {
    minW: "0",
    width: "100%",
    "& > legend": { textStyle: "sm", fontWeight: "medium", mb: "1" },
    "& ul": {
      maxH: "11rem",
      p: "1",
      borderWidth: "1px",
      borderColor: "border.control",
      borderRadius: "l2",
      overflow: "auto",
    },
    "& > ul ~ *": { mt: "1" },
  },
});
