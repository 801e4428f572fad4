import { type KeyboardEvent, useRef } from "react";
import { itemsOf } from "./itemsOf.ts";

/** Typeahead timeout, in ms: letters typed within this time of each other form one word. */
const pause = 500;

/** Keyboard support of an open menu, as in the ARIA Authoring Practices. */
export function useMenuKeys(close: () => void) {
  const found = useTypeahead();
  return (event: KeyboardEvent<HTMLElement>) => {
    // Focus the button first, so that Tab continues from there.
    if (event.key === "Tab") return close();
    const items = itemsOf(event.currentTarget);
    const target = neighbour(event.key, items) ?? (isLetter(event) ? found(event.key, items) : undefined);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

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

/**
 * Typeahead: finds the item whose name begins with the typed letters, ignoring accents. A repeated letter cycles
 * through the matches.
 */
function useTypeahead() {
  const typed = useRef({ text: "", when: -pause });
  return (letter: string, items: HTMLElement[]) => {
    const when = performance.now();
    const text = when - typed.current.when < pause ? typed.current.text + letter : letter;
    typed.current = { text, when };
    const again = text === letter.repeat(text.length);
    const from = at(items) + (again ? 1 : 0);
    const begins = again ? letter : text;
    return [...items.slice(from), ...items.slice(0, from)].find((item) =>
      sameWord(item.textContent.slice(0, begins.length), begins),
    );
  };
}

const sameWord = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;
