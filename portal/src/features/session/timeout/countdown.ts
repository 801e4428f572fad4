const spokenSeconds = [10, 30, 60];

/** The moment that is spoken: 60, 30 and 10 seconds, each once and until the next; the title and the text speak for the start (X10). */
export const spokenAt = (secondsLeft: number): number | undefined => spokenSeconds.find((moment) => secondsLeft <= moment);

/** Minutes and seconds: "1:05". */
export const timeLeft = (secondsLeft: number): string => `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, "0")}`;
