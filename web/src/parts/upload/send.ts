import { UploadedFile } from "@linehaul/schema/upload";
import { GraphFailure, NOT_GRAPHQL, OFFLINE } from "../../relay/failure.ts";
import { requestHeaders } from "../../relay/headers.ts";

interface Sending {
  /** Bytes that have left, as they leave. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** What the gateway refuses with; see `PUT /files/{ticket}`. */
function failureIn(answer: unknown): GraphFailure {
  const { errors } = typeof answer === "object" && answer !== null && "errors" in answer ? answer : { errors: null };
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const { message, extensions } = { message: "", extensions: {}, ...(typeof first === "object" ? first : {}) };
  const { code, traceId } = { code: NOT_GRAPHQL, traceId: null, ...extensions };
  return new GraphFailure({
    code: String(code),
    message: String(message),
    traceId: typeof traceId === "string" ? traceId : null,
  });
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends a file by its ticket; rejects with a GraphFailure, and with the signal's reason when it is given up. XMLHttpRequest alone tells what has left. */
export function send(ticket: string, file: File, { onSent, signal }: Sending): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (): void => request.abort();
    signal.addEventListener("abort", giveUp, { once: true });
    request.upload.addEventListener("progress", ({ loaded }) => onSent(loaded));
    request.addEventListener("loadend", () => {
      signal.removeEventListener("abort", giveUp);
      if (signal.aborted) return reject(new DOMException("given up", "AbortError"));
      if (request.status === 0) return reject(new GraphFailure({ code: OFFLINE, message: "" }));
      const answer = read(request.responseText);
      const taken = UploadedFile.safeParse(
        typeof answer === "object" && answer !== null && "data" in answer ? answer.data : null,
      );
      if (taken.success) resolve(taken.data);
      else reject(failureIn(answer));
    });
    request.open("PUT", `/files/${ticket}`);
    const headers = { ...requestHeaders(), "x-requested-with": "linehaul", "content-type": "application/octet-stream" };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}
