/** An id that HTML and `aria-owns` take: no spaces. */
const plain = (id: string): string => id.replaceAll(/[^\w-]/g, (c) => `.${c.codePointAt(0)?.toString(16) ?? ""}`);
export const tabDomId = (id: string): string => `tab-${plain(id)}`;
export const panelDomId = (id: string): string => `panel-${plain(id)}`;
