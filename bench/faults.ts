/** Common accessibility faults, each on a page without others: they prove that an engine works. */
export const faults: readonly { what: string; html: string }[] = [
  { what: "a field without a label", html: `<input type="text">` },
  { what: "a button without a name", html: `<button><svg width="20" height="20"></svg></button>` },
  { what: "a name that refers to nothing", html: `<button aria-labelledby="nowhere"></button>` },
  { what: "a link without a name", html: `<a href="#x"></a>` },
  { what: "a choice without a label", html: `<select><option>English</option></select>` },
  { what: "pale words", html: `<p style="color:#999;background:#fff">Pale words on white</p>` },
  {
    what: "a picture without words",
    html: `<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">`,
  },
  { what: "a role that does not exist", html: `<div role="buton">Press</div>` },
  {
    what: "a checkbox that does not say whether it is checked",
    html: `<div role="checkbox" tabindex="0" aria-label="Terms"></div>`,
  },
  { what: "a button hidden from those who hear", html: `<div aria-hidden="true"><button>Pay</button></div>` },
  { what: "a level of headings left out", html: `<h4>Fourth level</h4>` },
  { what: "a list of tabs without tabs", html: `<div role="tablist" aria-label="Views"><button>One</button></div>` },
  { what: "a grid without rows", html: `<div role="grid" aria-label="November"><div>1</div></div>` },
  { what: "a dialog without a name", html: `<div role="dialog" aria-modal="true"><p>Sure?</p></div>` },
  { what: "a list with something else inside", html: `<ul><div>One</div></ul>` },
  { what: "a link inside a button", html: `<button>Pay <a href="#x">now</a></button>` },
  { what: "a column header without words", html: `<table><tr><th></th><td>1</td></tr></table>` },
  {
    what: "an autocomplete word that does not exist",
    html: `<label for="name">Name</label><input id="name" autocomplete="nonsense">`,
  },
];

export const pageWith = (html: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${html}</main></body></html>`;
