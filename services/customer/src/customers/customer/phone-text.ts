/** A telephone in the clear, as it is dialled from elsewhere where its country is known. */
export const phoneText = (code: string | null, number: string): string =>
  code === null ? number : `+${code.replace(/\D/g, "")} ${number}`;
