/** `ORDER_LIST` → `order-list`: the feature's file and folder name, and its namespace of texts. Stands apart from the menu, so that a browser need not load that. */
export const featureOf = (code: string): string => code.toLowerCase().replaceAll("_", "-");
