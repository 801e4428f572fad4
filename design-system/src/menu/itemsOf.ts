/** The items of a menu in their order, refused ones too: they can be reached and say why. */
export function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}
