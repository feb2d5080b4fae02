import type { UserButton } from "./actor.ts";

/** An operation of the console that a client can be bound to. */
export interface BindableOperation {
  readonly name: string;
  readonly text: string;
  readonly isMutation: boolean;
  /** What it takes: the buttons of all that it reads or writes. */
  readonly buttons: readonly UserButton[];
}
/** A graph field that a client's own documents can be bound to, as `Query.orders` or `Order.customer`. */
export interface BindableField {
  readonly name: string;
  /** Any one of them opens it; none: it is open to whoever is signed in. */
  readonly buttons: readonly UserButton[];
}
/** All that a client can be bound to, by name (AUTH-13). */
export interface Bindable {
  readonly operations: ReadonlyMap<string, BindableOperation>;
  readonly fields: ReadonlyMap<string, BindableField>;
  /** The name of each operation's text. */
  readonly names: ReadonlyMap<string, string>;
}
