/** An id as the server or this browser made it: anything else would be no value of a header. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
