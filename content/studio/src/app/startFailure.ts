import { startWords } from "@portico/content-runtime/studio";

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) => Object.assign(document.createElement(tag), { textContent: text });

/** What is left when the Studio cannot start: the reason for the console, what to do for the editor, in their language and without any other part. */
export function showStartFailure(root: HTMLElement, fault: unknown): void {
  console.error("The Studio could not start.", fault);
  const language = document.documentElement.lang.startsWith("es") ? "es" : "en";
  const text = (name: "title" | "detail" | "reload") => startWords[`studio.start.${name}`][language];
  const reload = element("button", text("reload"));
  reload.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.append(element("h1", text("title")), element("p", text("detail")), reload);
  document.title = text("title");
  root.replaceChildren(main);
}
