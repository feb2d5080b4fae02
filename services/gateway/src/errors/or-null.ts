import { SERVICE_CODES } from "@linehaul/schema/errors";
import { Refusal } from "./refusal.ts";

/** What is read, or null for what is not there. */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && error.code === SERVICE_CODES.notFound) return null;
    throw error;
  }
}
