import words from "@portico/catalogue/copy/start";

type Language = "en" | "es";

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) =>
  Object.assign(document.createElement(tag), { textContent: text });

/**
 * What is left when the portal cannot start (SHELL-25): the reason goes to the console, the customer reads what to do in their
 * language. Built without any other part of the portal, since any of them may be what failed.
 */
export function showStartFailure(root: HTMLElement, fault: unknown) {
  console.error("The portal could not start.", fault);
  const language: Language = document.documentElement.lang.startsWith("es") ? "es" : "en";
  const text = (name: "title" | "detail" | "reload") => words[`start.failure.${name}`][language];
  const reload = element("button", text("reload"));
  reload.addEventListener("click", () => location.reload());
  const main = document.createElement("main");
  main.append(element("h1", text("title")), element("p", text("detail")), reload);
  document.title = text("title");
  root.replaceChildren(main);
}
