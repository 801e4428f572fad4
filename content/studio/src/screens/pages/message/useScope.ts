import { changeSetOf, type PageView } from "../../../components/pageView.ts";
import { type Message, messageReading, type Place, type Scope } from "../../../editing/message.api.ts";
import { useRead } from "../../../data/useRead.ts";

/** Which words of a message a site shows. */
export type ShownScope = {
  place: Place;
  /** Whether words of this place are the ones that the site shows, so that the page can show what is typed. */
  isShown: boolean;
};

const hasWords = (message: Message | undefined) => message?.live !== undefined || message?.draft !== undefined;

/** The words of a message that a page shows: those that its site has of its own, else those of both sites. Undefined until that is known. */
export function useScope(view: PageView, key: string): ShownScope | undefined {
  const { site, scope } = view;
  const changeSet = changeSetOf(view.changeSet);
  const inSet = changeSet === null ? {} : { changeSet };
  const { read } = useRead(messageReading({ key, scope: site, ...inSet }));
  if (read.phase === "loading") return undefined;
  const ofSite = hasWords(read.data);
  const chosen: Scope = scope ?? (ofSite ? site : "all");
  return { place: { key, scope: chosen, ...inSet }, isShown: chosen === site || (chosen === "all" && !ofSite) };
}
