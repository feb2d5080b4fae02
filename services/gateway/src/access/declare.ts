import {
  InterfaceFieldBuilder,
  MutationFieldBuilder,
  ObjectFieldBuilder,
  QueryFieldBuilder,
  SubscriptionFieldBuilder,
  type SchemaTypes,
} from "@pothos/core";
import type { Access } from "./access.ts";
import type { UserButton } from "./actor.ts";
import type { Grant, May } from "./grant.ts";

/** The same types, with the grant in place of the plain context: services exist on a grant alone. */
export type Granted<T extends SchemaTypes, B extends UserButton> = Omit<T, "Context"> & { Context: Grant<B> };

declare global {
  export namespace PothosSchemaTypes {
    interface FieldOptions {
      /** Set by `t.may` and `t.open`, never by hand. */
      access?: Access;
      /** A mutation that is there for somebody who views as another user: it ends that. */
      whileViewing?: true;
    }
    interface BaseTypeOptions {
      /** Of a node type: the buttons that open `node(id)`. Set by `entity()`. */
      may?: May;
    }
    interface QueryFieldBuilder<Types extends SchemaTypes, ParentShape> {
      may<const B extends UserButton>(...buttons: May<B>): QueryFieldBuilder<Granted<Types, B>, ParentShape>;
      open(why: string): QueryFieldBuilder<Types, ParentShape>;
    }
    interface MutationFieldBuilder<Types extends SchemaTypes, ParentShape> {
      may<const B extends UserButton>(...buttons: May<B>): MutationFieldBuilder<Granted<Types, B>, ParentShape>;
      open(why: string): MutationFieldBuilder<Types, ParentShape>;
    }
    interface SubscriptionFieldBuilder<Types extends SchemaTypes, ParentShape> {
      may<const B extends UserButton>(...buttons: May<B>): SubscriptionFieldBuilder<Granted<Types, B>, ParentShape>;
      open(why: string): SubscriptionFieldBuilder<Types, ParentShape>;
    }
    interface ObjectFieldBuilder<Types extends SchemaTypes, ParentShape> {
      may<const B extends UserButton>(...buttons: May<B>): ObjectFieldBuilder<Granted<Types, B>, ParentShape>;
    }
    interface InterfaceFieldBuilder<Types extends SchemaTypes, ParentShape> {
      may<const B extends UserButton>(...buttons: May<B>): InterfaceFieldBuilder<Granted<Types, B>, ParentShape>;
    }
  }
}

/** The same field builder, with fields that carry `access`. Every field, however it is written, is made by `createField`. */
function declare<F extends object>(fields: F, access: Access): F {
  const createField: unknown = Reflect.get(fields, "createField");
  if (typeof createField !== "function") throw new Error("Pothos no longer makes fields by createField");
  return Object.create(fields, {
    createField: { value: (options: object): unknown => Reflect.apply(createField, fields, [{ ...options, access }]) },
  });
}

for (const builder of [
  QueryFieldBuilder,
  MutationFieldBuilder,
  SubscriptionFieldBuilder,
  ObjectFieldBuilder,
  InterfaceFieldBuilder,
])
  Object.assign(builder.prototype, {
    may(this: object, ...may: May) {
      return declare(this, { may });
    },
    open(this: object, open: string) {
      return declare(this, { open });
    },
  });
