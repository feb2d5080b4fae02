/** What was answered, or why nothing was. */
export const answerText = (
  told: {
    readonly httpStatus: number | null | undefined;
    readonly silence: string | null | undefined;
    readonly answer: string | null | undefined;
  },
  why: (silence: string) => string,
): string =>
  told.silence ? why(told.silence) : [told.httpStatus, told.answer].filter((part) => part !== null).join(" ");
