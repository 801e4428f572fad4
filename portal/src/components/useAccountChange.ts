import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { type AccountTopic, selectChanges, selectIsConnected } from "../api/liveUpdates.ts";

/**
 * Calls `reread` when something of a topic changed on the server, in whatever session.
 * @param pollMilliseconds how often to read again while the event stream is down; never by default
 */
export function useAccountChange(topic: AccountTopic, reread: () => unknown, pollMilliseconds?: number): void {
  const changes = useSelector((root) => selectChanges(root, topic));
  const isConnected = useSelector(selectIsConnected);
  const seen = useRef(changes);
  const latest = useRef(reread);
  useEffect(() => void (latest.current = reread));
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    latest.current();
  }, [changes, seen, latest]);
  useEffect(() => {
    if (isConnected || pollMilliseconds === undefined) return;
    const polling = setInterval(() => latest.current(), pollMilliseconds);
    return () => clearInterval(polling);
  }, [isConnected, pollMilliseconds, latest]);
}
