import { isMet, type Asks } from "@linehaul/schema/sync/may-be-bound";
import type { Actor, UserButton } from "./actor.ts";

/** What a client can be bound to, by name. */
export interface Asking {
  readonly name: string;
  /** What it asks for: of each list one button. */
  readonly asks: Asks;
}
/** An operation of the console that a client can be bound to. */
export interface BindableOperation extends Asking {
  readonly text: string;
  readonly isMutation: boolean;
}
/** A graph field that a client's own documents can be bound to, as `Query.orders` or `Order.customer`. */
export type BindableField = Asking;
/** All that a client can be bound to, by name (AUTH-13); what changes permissions, staff accounts or clients, or reveals, is not in it (SEC-02). */
export interface Bindable {
  readonly operations: ReadonlyMap<string, BindableOperation>;
  readonly fields: ReadonlyMap<string, BindableField>;
  /** The name of each operation's text. */
  readonly names: ReadonlyMap<string, string>;
}

/** The buttons that it asks for, each once. */
export const buttonsOf = ({ asks }: Asking): UserButton[] => [...new Set(asks.flat())].sort();

/** May somebody bind a client to it? What he does not hold himself, he gives to nobody. */
export const mayBind = ({ buttons }: Actor, { asks }: Asking): boolean => isMet(asks, buttons);
