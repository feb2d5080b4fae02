/** What a page looks like from afar: known before its code is there. A page that says nothing is a list. */
export type PageShape = "list" | "detail" | "home" | "form";
