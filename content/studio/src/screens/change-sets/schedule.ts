/** The typed date and time. */
export type TypedTime = { date: string; time: string };
export type TimeError = { date?: "missing"; time?: "missing" };

const clock = /^(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?\s*m?\.?)?$/i;

/** Parses a typed time ("8:00", "20:30", "8:30 pm", "8am") to `HH:MM`; undefined when invalid. */
export function parseTypedTime(text: string): string | undefined {
  const [, hours = "", written, half] = clock.exec(text.trim()) ?? [];
  // A number alone is ambiguous: morning or evening.
  if (hours === "" || (written === undefined && half === undefined)) return undefined;
  const minutes = written ?? "00";
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined;
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return `${String(ofDay).padStart(2, "0")}:${minutes}`;
}

/**
 * Returns the local date and time, `YYYY-MM-DDTHH:MM`, or what is missing.
 * @param day the typed date, undefined when missing
 */
export function scheduledFor(day: string | undefined, time: string): { at: string } | { error: TimeError } {
  const minute = parseTypedTime(time);
  if (day !== undefined && minute !== undefined) return { at: `${day}T${minute}` };
  return { error: { ...(day === undefined && { date: "missing" }), ...(minute === undefined && { time: "missing" }) } };
}
