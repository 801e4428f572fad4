/** Messages between tabs of one browser (BroadcastChannel) about the session and the selected account. */
export type TabMessage =
  | { kind: "activity"; at: number }
  | { kind: "stayed"; at: number }
  | { kind: "signedIn"; guid: string }
  | { kind: "paid"; accountId: string; paymentId: string }
  | { kind: "ended"; reason: "user" | "timeout" | "maintenance" | "expired" };

export type TabChannel = {
  post: (message: TabMessage) => void;
  /** Subscribes to messages of other tabs, never its own. Returns the unsubscribe function. */
  listen: (listener: (message: TabMessage) => void) => () => void;
};

/** A channel without other tabs: sends and receives nothing. */
export const singleTab: TabChannel = { post: () => undefined, listen: () => () => undefined };

/** Other tabs of the same origin, so of the same site: business and community stay separate. */
export function browserTabs(): TabChannel {
  const channel = new BroadcastChannel("portico-session");
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data);
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}
