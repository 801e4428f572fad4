type Language = "en" | "es";
type Name = "title" | "detail" | "reload";

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) =>
  Object.assign(document.createElement(tag), { textContent: text });

/**
 * Renders the error page when a page cannot start: what happened, what to do, and a reload button, in the document's
 * language (Spanish or English). Imports nothing else, because any other module may be what failed.
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
