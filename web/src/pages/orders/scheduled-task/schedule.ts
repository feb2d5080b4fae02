/** A schedule in words, as a key of the page's texts; null for one that has none and is shown as it is. */
export function scheduleWords(cron: string): { readonly key: string; readonly time: string } | null {
  const [minute = "", hour = "", ...rest] = cron.split(" ");
  if (rest.join(" ") !== "* * *") return null;
  if (minute === "*" && hour === "*") return { key: "schedule.minutely", time: "" };
  if (!/^\d+$/.test(minute)) return null;
  const past = minute.padStart(2, "0");
  if (hour === "*") return { key: "schedule.hourly", time: past };
  return /^\d+$/.test(hour) ? { key: "schedule.daily", time: `${hour.padStart(2, "0")}:${past}` } : null;
}
