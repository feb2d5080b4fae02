/** Another one each time that a spec is run: when it runs once more, it makes rows of its own again. */
export const RUN = (process.env["TEST_WORKER_INDEX"] ?? "0").padStart(2, "0");
