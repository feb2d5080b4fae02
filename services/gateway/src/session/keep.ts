/**
 * How long an answer of the admin service about a session or a client stands. A change drops it at once, by an event; where the event
 * is late (a long transaction, a dead line), what was revoked is refused within two seconds all the same.
 */
export const KEEP_MS = 1_000;
