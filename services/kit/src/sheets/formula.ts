/** Programs for tables run a text that begins so, whatever spaces stand before it; full-width signs are run by some as well. */
const FORMULA = /^[^\S\t\r]*[=+\-@\t\r＝＋－＠]/u;
/** What is a number and nothing else is run as nothing else. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Would a program for tables run it as a formula? */
export const isFormula = (text: string): boolean => FORMULA.test(text) && !NUMBER.test(text);
