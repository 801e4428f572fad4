type Language = "en" | "es";
type Name = "title" | "detail" | "reload";

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) => Object.assign(document.createElement(tag), { textContent: text });

/**
 * Draws what is left when a page cannot start: what happened, what to do, and a button that loads it again, in the language of the document,
 * English for all but Spanish. It uses no other part, since any of them may be what failed.
 */
export function drawStartFailure(root: HTMLElement, say: (name: Name) => Record<Language, string>): void {
  const language: Language = document.documentElement.lang.startsWith("es") ? "es" : "en";
  const text = (name: Name) => say(name)[language];
  const reload = element("button", text("reload"));
  reload.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.append(element("h1", text("title")), element("p", text("detail")), reload);
  document.title = text("title");
  root.replaceChildren(main);
}
