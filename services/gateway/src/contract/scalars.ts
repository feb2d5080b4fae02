import { Decimal } from "decimal.js";
import { builder } from "../access/builder.ts";
import { invalid } from "../errors/gateway-error.ts";

const text = (value: unknown): string => {
  if (typeof value !== "string") throw invalid("a scalar that is no text");
  return value;
};

builder.scalarType("DateTime", {
  description: "An instant, ISO 8601 in UTC, e.g. `2026-03-01T09:30:00.000Z`. Inputs may carry an offset.",
  serialize: (value) => value,
  parseValue: (value) => {
    const written = text(value);
    const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(written) ? Date.parse(written) : NaN;
    if (Number.isNaN(at)) throw invalid(`no instant: ${written}`);
    return new Date(at).toISOString();
  },
});

builder.scalarType("Decimal", {
  description: "Exact decimal text such as `1000.00`; never a float.",
  serialize: (value) => value,
  parseValue: (value) => {
    const written = text(value);
    if (!/^-?\d{1,20}(\.\d{1,12})?$/.test(written)) throw invalid(`no decimal: ${written}`);
    return new Decimal(written).toFixed();
  },
});

builder.scalarType("Masked", {
  description:
    "A sensitive value with its middle hidden, e.g. `+60 ••• ••89`. The clear value is not in the graph's reads.",
  serialize: (value) => value,
  parseValue: () => {
    throw invalid("a masked value is never an input");
  },
});
