import { useEffect, useState } from "react";

/** Debounce before the service is called; milliseconds. */
const typingPause = 500;

/** A debounced text. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Debounce before a screen reader announces a text; milliseconds. */
const announcementPause = 700;

/**
 * A debounced text for a live region, so that a count that changes with every letter is announced once. The first text
 * is not announced.
 */
export function useDebouncedAnnouncement(text: string): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => (before === "" && text === first ? "" : text)),
      announcementPause,
    );
    return () => clearTimeout(timer);
  }, [text, first]);
  return announced;
}
