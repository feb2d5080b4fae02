import { builder } from "../../../access/builder.ts";
import {
  buttonsOf,
  mayBind,
  type Bindable,
  type BindableField,
  type BindableOperation,
} from "../../../access/bindable.ts";

const BUTTONS = "What it asks for, and a client that is bound to it keeps, as far as whoever binds it holds them.";
const MAY_BIND = "Does the viewer hold what it asks for? Else he can bind no client to it (SEC-02).";

const OperationRef = builder.objectRef<BindableOperation>("BindableOperation").implement({
  description: "An operation of the console that a client can be bound to.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "E.g. `orderListPageQuery`." }),
    isMutation: t.exposeBoolean("isMutation", { description: "Does it write?" }),
    buttons: t.stringList({ description: BUTTONS, resolve: buttonsOf }),
    viewerMayBind: t.boolean({ description: MAY_BIND, resolve: (o, _args, { visit }) => mayBind(visit.actor, o) }),
  }),
});

const FieldRef = builder.objectRef<BindableField>("BindableField").implement({
  description: "A graph field that a client's own documents can be bound to.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "E.g. `Query.orders`." }),
    buttons: t.stringList({ description: BUTTONS, resolve: buttonsOf }),
    viewerMayBind: t.boolean({ description: MAY_BIND, resolve: (f, _args, { visit }) => mayBind(visit.actor, f) }),
  }),
});

const BindableRef = builder.objectRef<Bindable>("Bindable").implement({
  description:
    "All that clients can be bound to, by name (AUTH-13): nothing that changes permissions, staff accounts or clients, or that reveals (SEC-02).",
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
    sites: t.stringList({
      description: "The sites that the viewer sees, and can bind a client to.",
      resolve: (_b, _args, { visit }) => [...visit.actor.sites],
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
