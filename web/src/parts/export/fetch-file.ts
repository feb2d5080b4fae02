/** Lets the browser save the file of a ticket: the page stays, and the answer says how the file is called. */
export function fetchFile(ticket: string): void {
  const link = document.createElement("a");
  link.href = `/files/${ticket}`;
  link.download = "";
  link.click();
}
