import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import { isAway, isDataException, isLate } from "./database-error.ts";
import { fail, ServiceFailure, statusOf, type FailureDetail } from "./fail.ts";
import { ScannerAway } from "./files/scanner.ts";
import { FileMissing, StorageAway } from "./storage/storage.ts";
import { fieldProblems } from "./field-problems.ts";
import { languageOf, messageOf } from "./messages.ts";
import { toldSeldom } from "./told-seldom.ts";

/** An input that a route's schema refused. */
export class InvalidInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super("invalid input");
    this.name = "InvalidInput";
    this.issues = issues;
  }
}

/** The envelope of a refusal. */
export const refusal = (request: FastifyRequest, code: ServiceCode, more: FailureDetail = {}): Envelope<never> => ({
  code,
  msg: messageOf(code, languageOf(request.headers["accept-language"])),
  ...(more.detail !== undefined && { detail: more.detail }),
  ...(more.fields !== undefined && { fields: more.fields }),
  traceId: request.id,
});

/** Fastify's own word on a request that it refused. */
const Refused = z.object({ code: z.string().startsWith("FST_ERR_"), statusCode: z.number().min(400).max(499) });

/** What an error means to the caller; null: nothing that he may know. */
function failureOf(error: unknown): ServiceFailure | null {
  if (error instanceof ServiceFailure) return error;
  if (error instanceof InvalidInput) return fail(SERVICE_CODES.invalid, { fields: fieldProblems(error.issues) });
  if (error instanceof FileMissing) return fail(SERVICE_CODES.fileMissing);
  if (error instanceof StorageAway) return fail(SERVICE_CODES.storageAway);
  if (error instanceof ScannerAway) return fail(SERVICE_CODES.scannerAway);
  if (isDataException(error)) return fail(SERVICE_CODES.invalid);
  if (isLate(error)) return fail(SERVICE_CODES.late);
  if (isAway(error)) return fail(SERVICE_CODES.away);
  // Whatever Fastify finds wrong with a request is the request's fault (FLT-04); what it finds wrong with us is not.
  const { data: refused } = Refused.safeParse(error);
  if (refused === undefined) return null;
  return fail(refused.code === "FST_ERR_CTP_BODY_TOO_LARGE" ? SERVICE_CODES.tooLarge : SERVICE_CODES.invalid);
}

/** What concerns the database as a whole befalls all requests alike: one line a second says it. */
const isOfAll = (failure: ServiceFailure): boolean =>
  failure.code === SERVICE_CODES.away || failure.code === SERVICE_CODES.late;
/** What stands behind the service is away: a person is to hear of it, for no user can mend it. */
const isOfFiles = (failure: ServiceFailure): boolean =>
  failure.code === SERVICE_CODES.scannerAway || failure.code === SERVICE_CODES.storageAway;
const SELDOM_MS = 1_000;

/** Every answer that is not a result is an envelope with a catalogue code and the trace id; the rest goes to the log. */
export function answerProblems(app: FastifyInstance): void {
  const seldom = toldSeldom(SELDOM_MS);
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const failure = failureOf(error);
    if (failure && isOfAll(failure))
      seldom((keptBack) => request.log.error({ err: error, keptBack }, "the database does not answer"));
    if (failure && isOfFiles(failure))
      seldom((keptBack) => request.log.error({ err: error, keptBack }, "files can't be kept or read"));
    if (!failure) request.log.error({ err: error }, "request failed");
    const code = failure?.code ?? SERVICE_CODES.broken;
    return reply.status(statusOf(code)).send(refusal(request, code, failure ?? {}));
  });
  app.setNotFoundHandler((request, reply) => reply.status(404).send(refusal(request, SERVICE_CODES.notFound)));
}
