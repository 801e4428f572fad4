/**
 * A page without violations, into which faults are injected. It is plain HTML, so that it does not change with the
 * components.
 */
export const faultlessPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay your bill</title>
<style>
  * { box-sizing: border-box; }
  html { scroll-padding-block-start: 5rem; }
  body { margin: 0; font: 1rem/1.4 sans-serif; color: #222; background: #fff; }
  header { position: sticky; inset-block-start: 0; padding: 0.5rem 1rem; background: #fff; border-block-end: 1px solid #767676; }
  nav ul { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; padding: 0; list-style: none; }
  main { padding: 1rem; }
  a { color: #0040a0; display: inline-block; padding-block: 0.25rem; }
  p a { display: inline; padding: 0; }
  input, button { font: inherit; color: inherit; }
  input:not([type="radio"]), button, .tab { min-block-size: 3rem; padding: 0.5rem; border: 1px solid #767676; background: #fff; }
  input:not([type="radio"]) { display: block; inline-size: 100%; max-inline-size: 20rem; }
  label { display: block; margin-block-start: 0.5rem; }
  .radio { display: inline-block; min-block-size: 2rem; }
  :focus-visible { outline: 3px solid #0040a0; outline-offset: 2px; }
  .tabs { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .tab[aria-selected="true"] { background: #d6e4ff; border-block-end: 4px solid #0040a0; }
  .card { margin-block: 1rem; padding: 0.5rem; border: 1px solid #767676; }
  table { border-collapse: collapse; }
  th, td { padding: 0.25rem 0.5rem; text-align: start; }
  .mark { animation: turn 2s infinite; }
  @keyframes turn { to { opacity: 0.9; } }
  @media (prefers-reduced-motion: reduce) { .mark { animation: none; } }
</style>
</head>
<body>
<header><nav aria-label="Main"><ul><li><a href="#bills">Bills</a></li><li><a href="#help">Help</a></li></ul></nav></header>
<main>
  <h1>Pay your bill</h1>
  <p id="due">Your bill of $248.17 is due on December 5, and <a href="#bill">you can read it here</a> before you pay.</p>
  <img class="mark" alt="Payments by month: the last three are alike" width="48" height="48" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
  <h2>How much</h2>
  <form>
    <label for="amount">Amount</label>
    <input id="amount" name="amount" aria-describedby="amount-hint">
    <p id="amount-hint">Between $1.00 and $248.17</p>
    <label for="email">Email for the receipt</label>
    <input id="email" type="email" name="email" autocomplete="email" aria-invalid="true" aria-describedby="email-error">
    <p id="email-error">Enter an email address with an @ in it</p>
    <fieldset>
      <legend>Pay with</legend>
      <label class="radio"><input type="radio" name="method" checked> Card</label>
      <label class="radio"><input type="radio" name="method"> Bank account</label>
    </fieldset>
    <button type="button" id="save" class="words">Save for later</button>
    <button type="button" id="clear" aria-label="Clear the amount"><span aria-hidden="true">✕</span></button>
    <p role="status" id="saved"></p>
  </form>
  <h2 id="usage">Usage</h2>
  <div class="tabs" role="tablist" aria-labelledby="usage">
    <button type="button" class="tab" role="tab" id="calls" aria-selected="true" aria-controls="panel">Calls</button>
    <button type="button" class="tab" role="tab" id="data" aria-selected="false" aria-controls="panel" tabindex="-1">Data</button>
  </div>
  <div role="tabpanel" id="panel" aria-labelledby="calls" tabindex="0">312 minutes</div>
  <div class="card"><p class="terms">Your payment posts on the next business day.</p></div>
  <button type="button" id="details" aria-expanded="false" aria-controls="more">Details</button>
  <p id="more" hidden>One line, three numbers</p>
  <table>
    <caption>Last payments</caption>
    <tr><th scope="col">Date</th><th scope="col">Amount</th></tr>
    <tr><td>November 3</td><td>$241.40</td></tr>
  </table>
  <ul><li>Paperless</li><li>Auto Pay</li></ul>
  <iframe title="Card form" width="200" height="40" srcdoc="<!doctype html><html lang=en><title>Card</title><body><main><h1>Card</h1></main></body></html>"></iframe>
  <button type="button" id="remove" aria-haspopup="dialog">Remove card</button>
  <dialog aria-labelledby="sure"><h2 id="sure">Remove this card?</h2><button type="button" id="keep">Keep</button></dialog>
</main>
<script>
  const of = (id) => document.getElementById(id);
  of("save").addEventListener("click", () => { of("saved").textContent = "Saved on this device"; });
  of("details").addEventListener("click", () => { of("more").hidden = !of("more").hidden; of("details").setAttribute("aria-expanded", String(!of("more").hidden)); });
  const dialog = document.querySelector("dialog");
  of("remove").addEventListener("click", () => dialog.showModal());
  of("keep").addEventListener("click", () => dialog.close());
</script>
</body>
</html>`;
