import { type KeyboardEvent, useRef } from "react";
import { itemsOf } from "./itemsOf.ts";

/** Letters that follow each other within this time, in milliseconds, are one word. */
const pause = 500;

/** The keys of an open menu, as the ARIA Authoring Practices have them. */
export function useMenuKeys(close: () => void) {
  const found = useTypeahead();
  return (event: KeyboardEvent<HTMLElement>) => {
    // The focus goes to the button first, so that Tab goes on from there.
    if (event.key === "Tab") return close();
    const items = itemsOf(event.currentTarget);
    const target = neighbour(event.key, items) ?? (isLetter(event) ? found(event.key, items) : undefined);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

const at = (items: HTMLElement[]) => items.findIndex((item) => item === document.activeElement);

function neighbour(key: string, items: HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return items[(at(items) + 1) % items.length];
    case "ArrowUp":
      return items.at(Math.max(at(items), 0) - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default:
      return undefined;
  }
}

/** Finds the item whose name begins with what was just typed; one letter again and again goes round. Accents need not be typed. */
function useTypeahead() {
  const typed = useRef({ text: "", when: -pause });
  return (letter: string, items: HTMLElement[]) => {
    const when = performance.now();
    const text = when - typed.current.when < pause ? typed.current.text + letter : letter;
    typed.current = { text, when };
    const again = text === letter.repeat(text.length);
    const from = at(items) + (again ? 1 : 0);
    const begins = again ? letter : text;
    return [...items.slice(from), ...items.slice(0, from)].find((item) => sameWord(item.textContent.slice(0, begins.length), begins));
  };
}

const sameWord = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;
