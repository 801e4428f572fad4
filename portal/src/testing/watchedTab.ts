import { type Browser, createTestBrowser, type OpenedTab, openTab, type TabOptions } from "./openPortal.ts";
import type { AnalyticsEvent } from "../features/analytics/analyticsEvent.ts";

type Message = { at: number; bytes: number; events: AnalyticsEvent[]; status: number };

/** A tab whose requests to the ingest are recorded; `answers` can replace the real ingest's responses. */
export async function watchedTab(
  browser: Browser,
  options: TabOptions & { answers?: () => Response | undefined } = {},
) {
  const messages: Message[] = [];
  const underWay = new Set<Promise<unknown>>();
  const watched: { tab?: OpenedTab } = {};
  const network: TabOptions["network"] = (fetch) => (input, init) => {
    const answer = observed(new Request(input, init), options.network?.(fetch) ?? fetch);
    underWay.add(answer);
    void answer.catch(() => undefined).then(() => underWay.delete(answer));
    return answer;
  };
  async function observed(request: Request, fetch: typeof globalThis.fetch) {
    if (!request.url.endsWith("/telemetry/v1/events")) return fetch(request);
    const body = await request.clone().text();
    const at = watched.tab?.timers.now() ?? 0;
    const response = options.answers?.() ?? (await fetch(request));
    messages.push({ at, bytes: Buffer.byteLength(body), events: JSON.parse(body).events, status: response.status });
    return response;
  }
  const tab = await openTab(createTestBrowser(browser), { ...options, network });
  watched.tab = tab;
  /** Advances time second by second; requests sent meanwhile are answered within their second. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await tab.timers.elapse(1000);
      do await new Promise((resolve) => setTimeout(resolve, 2));
      while (underWay.size > 0);
    }
  };
  const events = () => messages.filter(({ status }) => status === 202).flatMap((message) => message.events);
  return { ...tab, messages, events, pass };
}

/** A recorded request, for `tab.calls.publish`. */
export const madeCall = (url: string) => ({
  method: "GET",
  url: new URL(url),
  startedAt: 0,
  durationMs: 12,
  status: 200,
  succeeded: true,
  graphErrors: [],
});
