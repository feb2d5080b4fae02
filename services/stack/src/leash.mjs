// Loaded into each process of the stack, and into what starts them: when the one that started it is gone, however it ended, this one stops too.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
