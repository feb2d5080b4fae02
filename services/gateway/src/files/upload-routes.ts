import { uploadName, type UploadRoute } from "../upstream/send-file.ts";

const known = new Map<string, UploadRoute>();

/** Makes a route's files sendable by a ticket. */
export const registerUpload = (route: UploadRoute): void => void known.set(uploadName(route), route);
export const uploadRouteOf = (name: string): UploadRoute | undefined => known.get(name);
