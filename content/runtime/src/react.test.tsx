import catalogue from "@portico/catalogue/catalogue.json";
import { canonicalJson } from "@portico/message/canonical";
import type { Locale, MessageTree, Snapshot } from "@portico/message/tree";
import { useEffect, type ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { builtIn } from "./builtIn.ts";
import type { ContentBootstrap, Manifest, Toggles } from "./contract.ts";
import { sha256 } from "./hash.ts";
import { ContentProvider, Copy, useCopy, useLocale, useToggle } from "./react.tsx";
import { sha256Of } from "./sha256.ts";
import { startContent } from "./start.ts";
import type { ContentStore } from "./store.ts";

type Edit = (messages: Snapshot["messages"], locale: Locale) => Snapshot["messages"];

/** A fake content layer: real compiled snapshots under their real hashes, signed with a real key. */
async function layer(): Promise<{ fetch: typeof fetch; publish(edit?: Edit): Promise<Manifest>; toggles: Toggles }> {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const base64 = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  const publicKey = base64(await crypto.subtle.exportKey("spki", pair.publicKey));
  const bodies = new Map<string, string>();
  const toggles: Toggles = { etag: "t1", values: { billing: { value: true, applies: "atOnce", killed: false } } };
  let sequence = 0;

  async function put(locale: Locale, edit: Edit): Promise<Manifest["locales"]["en-US"]> {
    const snapshot = await builtIn(locale);
    const body = canonicalJson({ ...snapshot, messages: edit(snapshot.messages, locale) });
    const hash = await sha256(body);
    bodies.set(`/content/v1/snapshots/${hash}`, body);
    return { hash, url: `/content/v1/snapshots/${hash}` };
  }

  async function publish(edit: Edit = (messages) => messages): Promise<Manifest> {
    sequence++;
    const locales = { "en-US": await put("en-US", edit), "es-US": await put("es-US", edit) };
    const signed = {
      site: "business" as const,
      release: String(sequence),
      sequence,
      publishedAt: "2026-11-21T15:00:00Z",
      contract: catalogue.contract,
      tree: 1,
      locales,
      toggles: toggles.etag,
      events: "/content/v1/events",
      publicKey,
    };
    const signature = base64(
      await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        pair.privateKey,
        new TextEncoder().encode(canonicalJson(signed)),
      ),
    );
    return { ...signed, signature };
  }

  return {
    toggles,
    publish,
    fetch: async (input) => {
      const body = bodies.get(String(input));
      return body === undefined ? new Response(null, { status: 404 }) : new Response(body);
    },
  };
}

async function open(edit?: Edit): Promise<{ store: ContentStore; publish: (edit: Edit) => Promise<Manifest> }> {
  const { fetch, publish, toggles } = await layer();
  const bootstrap: ContentBootstrap = {
    site: "business",
    locale: "en-US",
    content: await publish(edit),
    toggles,
    timeZone: "America/New_York",
  };
  return {
    store: await startContent({
      bootstrap,
      fetch,
      storage: { getItem: () => null, setItem: () => undefined },
      builtIn,
    }),
    publish,
  };
}

let mounts = 0;
function Form() {
  const t = useCopy();
  const { locale, setLocale } = useLocale();
  const open = useToggle("billing");
  useEffect(() => void mounts++, []);
  return (
    <form>
      <label>
        {t("vault.cardName")}
        <input name="name" />
      </label>
      <p role="alert">{t("vault.problems", { count: 2 })}</p>
      <button type="button" onClick={() => void setLocale(locale === "en-US" ? "es-US" : "en-US")}>
        {locale}
      </button>
      {open ? <output>open</output> : null}
    </form>
  );
}

const inProvider = (store: ContentStore, children: ReactNode) => (
  <ContentProvider store={store}>{children}</ContentProvider>
);
const words = (text: string): MessageTree => [{ type: 0, value: text }] as MessageTree;

test("[COPY-01 partly] switching language keeps the page, the focus and typed input", { tags: "full" }, async () => {
  const { store } = await open();
  mounts = 0;
  const screen = await render(inProvider(store, <Form />));
  const field = screen.getByRole("textbox");
  await field.fill("Dana Whitfield");
  const element = field.element() as HTMLInputElement;
  element.focus();
  element.setSelectionRange(2, 4);
  await store.setLocale("es-US");
  await expect.element(screen.getByLabelText("Nombre en la tarjeta")).toHaveValue("Dana Whitfield");
  expect(screen.getByRole("textbox").element()).toBe(element);
  expect([
    document.activeElement,
    element.selectionStart,
    element.selectionEnd,
    mounts,
    document.documentElement.lang,
  ]).toEqual([element, 2, 4, 1, "es-US"]);
  await screen.getByRole("button", { name: "es-US" }).click();
  await expect.element(screen.getByLabelText("Name on card")).toBeVisible();
  expect(document.documentElement.lang).toBe("en-US");
});

test(
  "[COPY-03 partly] a release updates text in place; an unchanged alert is not re-rendered, so it is not announced again",
  { tags: "full" },
  async () => {
    const { store, publish } = await open();
    const screen = await render(inProvider(store, <Form />));
    const field = screen.getByRole("textbox");
    await field.fill("typed");
    const element = field.element() as HTMLInputElement;
    element.focus();
    const touched: MutationRecord[] = [];
    const observer = new MutationObserver((records) => touched.push(...records));
    observer.observe(screen.getByRole("alert").element(), { childList: true, characterData: true, subtree: true });
    await store.apply(
      await publish((messages, locale) => ({
        ...messages,
        "vault.cardName": words(locale === "en-US" ? "Cardholder" : "Titular"),
      })),
    );
    await expect.element(screen.getByLabelText("Cardholder")).toHaveValue("typed");
    expect([document.activeElement, observer.takeRecords(), touched]).toEqual([element, [], []]);
  },
);

test(
  "copy can't inject markup: it is rendered as text, and an unknown tag is an error, not an element",
  { tags: "full" },
  async () => {
    const attack = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
    const tag = [{ type: 8, value: "script", children: words("document.title='owned'") }] as MessageTree;
    const { store } = await open((messages) => ({ ...messages, "vault.cardName": words(attack), "vault.zip": tag }));
    const screen = await render(
      inProvider(
        store,
        <p>
          <Copy id="vault.cardName" /> | <Copy id="vault.zip" />
        </p>,
      ),
    );
    await expect.element(screen.getByText(attack, { exact: false })).toBeVisible();
    expect([screen.container.querySelectorAll("img, script").length, document.title]).toEqual([
      0,
      document.title.replace("owned", ""),
    ]);
    expect(store.reports.waiting).toContainEqual(expect.objectContaining({ kind: "formatError", key: "vault.zip" }));
  },
);

test("a screen's tag renderers are placed within the text", async () => {
  const withTag = [
    ...words("Read the "),
    { type: 8, value: "terms", children: words("terms") },
    ...words("."),
  ] as MessageTree;
  const { store } = await open((messages) => ({ ...messages, "vault.zip": withTag }));
  // A key of the catalogue stands in for one that declares this tag.
  const Rich = Copy as unknown as (props: {
    id: string;
    tags: Record<string, (words: ReactNode) => ReactNode>;
  }) => ReactNode;
  const screen = await render(
    inProvider(
      store,
      <p>
        <Rich id="vault.zip" tags={{ terms: (inside) => <a href="/terms">{inside}</a> }} />
      </p>,
    ),
  );
  await expect.element(screen.getByRole("link", { name: "terms" })).toBeVisible();
  expect(screen.container.textContent).toBe("Read the terms.");
});

test("without WebCrypto the JavaScript implementation computes the same hash", async () => {
  for (const text of ["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "Página ✓".repeat(1000)])
    expect(sha256Of(new TextEncoder().encode(text))).toBe(await sha256(text));
});
