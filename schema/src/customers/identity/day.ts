/** The longest that each month can be. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Is there such a day, in some year? */
export function isDayOfYear(month: number, day: number): boolean {
  const most = DAYS[month - 1];
  return most !== undefined && day >= 1 && day <= most;
}
