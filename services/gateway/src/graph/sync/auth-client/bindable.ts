import { builder } from "../../../access/builder.ts";
import type { Bindable, BindableField, BindableOperation } from "../../../access/bindable.ts";

const OperationRef = builder.objectRef<BindableOperation>("BindableOperation").implement({
  description: "An operation of the console that a client can be bound to.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "E.g. `orderListPageQuery`." }),
    isMutation: t.exposeBoolean("isMutation", { description: "Does it write?" }),
    buttons: t.stringList({ description: "What a bound client may by it.", resolve: (o) => [...o.buttons] }),
  }),
});

const FieldRef = builder.objectRef<BindableField>("BindableField").implement({
  description: "A graph field that a client's own documents can be bound to.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "E.g. `Query.orders`." }),
    buttons: t.stringList({ description: "What a bound client may by it.", resolve: (f) => [...f.buttons] }),
  }),
});

const BindableRef = builder.objectRef<Bindable>("Bindable").implement({
  description: "All that clients can be bound to, by name (AUTH-13).",
  fields: (t) => ({
    operations: t.field({
      type: [OperationRef],
      description: "Operations of the console.",
      resolve: (b) => [...b.operations.values()],
    }),
    fields: t.field({
      type: [FieldRef],
      description: "Root fields, and relations that take a button.",
      resolve: (b) => [...b.fields.values()],
    }),
  }),
});

builder.queryField("bindable", (t) =>
  t.may("AUTH_CLIENT.VIEW").field({
    type: BindableRef,
    description: "What clients can be bound to. Known to the gateway: no call.",
    resolve: (_root, _args, { visit }) => visit.bindable,
  }),
);
