import { sharedStream, type SharedStream, type StreamPlatform } from "@portico/content-runtime/sharedStream";
import type { AccountEvent } from "../../../api/liveUpdates.ts";

/** The event stream of the session's accounts, one for all tabs of the browser; a new tab is told whether it is open. */
export const accountEvents = (site: string, platform?: StreamPlatform): SharedStream<AccountEvent> =>
  sharedStream<AccountEvent>({
    url: "/api/pub/account-events/v1/stream",
    name: `portico-account-${site}`,
    event: "changed",
    opened: { isConnected: true },
    lost: { isConnected: false },
    isKept: (event) => "isConnected" in event,
    ...(platform && { platform }),
  });
