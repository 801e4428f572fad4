/** The items of a menu in DOM order, including disabled ones: they are focusable and say why they are disabled. */
export function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}
