/** Goes on with a value at once where it is known, and when it comes where it is not: what is known costs no promise. */
export const goOn = <T, R>(value: T | Promise<T>, go: (value: T) => R | Promise<R>): R | Promise<R> =>
  value instanceof Promise ? value.then(go) : go(value);
