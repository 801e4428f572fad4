/** What tabs of one browser tell each other about the session and the account they share. */
export type TabMessage =
  | { kind: "activity"; at: number }
  | { kind: "stayed"; at: number }
  | { kind: "signedIn"; guid: string }
  | { kind: "paid"; accountId: string; paymentId: string }
  | { kind: "ended"; reason: "user" | "timeout" | "maintenance" | "expired" };

export type TabChannel = {
  tell: (message: TabMessage) => void;
  /** Hears the other tabs, never itself. Answers the function that ends it. */
  listen: (listener: (message: TabMessage) => void) => () => void;
};

/** For a portal that is alone: nobody hears, nobody speaks. */
export const loneTab: TabChannel = { tell: () => undefined, listen: () => () => undefined };

/** The other tabs of this origin, so of this site: business and community stay apart. */
export function browserTabs(): TabChannel {
  const channel = new BroadcastChannel("portico-session");
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      const hear = (event: MessageEvent<TabMessage>) => listener(event.data);
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
  };
}
