/** What stands on the page and where, its colours aside. React's own ids change with every mount. */
export function standing(): string {
  const places = [...document.body.querySelectorAll("*")].map((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return "unseen";
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  });
  return `${document.body.outerHTML.replaceAll(/_r_\w+_/g, "_r_")}\n${places.join()}`;
}
