/** Where workbooks with their mistakes marked are kept, and for how many hours. */
export const MARKED = "order-import-marked";
export const MARKED_HOURS = 30 * 24;
/** What tells the owner how far his import is. */
export const IMPORT_CHANGED = "orderImport.changed";
