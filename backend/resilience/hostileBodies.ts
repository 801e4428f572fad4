import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { client } from "@portico/rules/constants";
import { TestClient } from "../testing/testClient.ts";
import { seeded } from "../testing/random.ts";
import type { TestBackend, TestBrowser } from "../testing/types.ts";

/** A request that has to be rejected, with a name to identify it. */
export type HostileCall = {
  name: string;
  /** Who sends it: a visitor, or a signed-in user. */
  caller: "visitor" | keyof HostileUsers;
  method: "GET" | "POST";
  url: string;
  payload?: string | Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
};

/** Headers of a signed-in session: its cookies and anti-forgery token. */
export type SessionHeaders = Readonly<{ cookie: string; "x-csrf-token": string }>;
export type HostileUsers = { editor: SessionHeaders; customer: SessionHeaders };

export type HostileReport = {
  calls: number;
  /** Responses that were not a rejection, by request. */
  notRefused: string[];
  /** The maximum CPU time of one response, and the longest time that the event loop was blocked; milliseconds. */
  slowest: { name: string; milliseconds: number };
  longestPause: number;
};

/** Signs in the users whose calls need a session. */
export async function hostileUsers(backend: Pick<TestBackend, "browser">): Promise<HostileUsers> {
  const headersOf = async (username: string) => {
    const caller = await TestClient.signedIn(backend, username);
    return { cookie: caller.cookies(), "x-csrf-token": caller.token };
  };
  return { editor: await headersOf("erin"), customer: await headersOf("dana") };
}

const nested = (open: string, close: string, depth: number, inner = "1") =>
  open.repeat(depth) + inner + close.repeat(depth);
const items = (count: number, item: string) => Array.from({ length: count }, () => item).join(",");
const names = (count: number) => Array.from({ length: count }, (_, index) => `"n${index}":1`).join(",");

type Shape = (size: number) => string;

/** Faults for any position; size grows from 0 to 1. */
const everywhere: Record<string, Shape> = {
  "lists in lists": (size) => nested("[", "]", 65 + Math.ceil(size * 100_000)),
  "objects in objects": (size) => nested('{"a":', "}", 65 + Math.ceil(size * 40_000)),
  "lists in lists around many items": (size) =>
    nested("[", "]", 65 + Math.ceil(size * 2_000), items(Math.ceil(size * 120_000), "1")),
  "lists that never end": (size) => "[".repeat(66 + Math.ceil(size * 200_000)),
  "a string that never ends": (size) => `"${"\\\\".repeat(Math.ceil(size * 60_000))}`,
  "a name of the prototype": (size) => `{"__proto__":{"x":1},${names(1 + Math.ceil(size * 15_000))}}`,
  "a constructor's prototype": () => '{"constructor":{"prototype":{"x":1}}}',
};

/** Faults where the document lists the fields. */
const whereListed: Record<string, Shape> = {
  "many unknown fields": (size) => `{${names(1 + Math.ceil(size * 18_000))}}`,
  "many lists": (size) => `[${items(1 + Math.ceil(size * 60_000), "[]")}]`,
  "a number beyond all numbers": (size) => `1${"0".repeat(10 + Math.ceil(size * 100_000))}`,
  "half a surrogate pair": (size) => `"${"x".repeat(Math.ceil(size * 2_000))}\\ud800"`,
};

const strangersTargets: { url: string; around: (value: string) => string; listed: boolean }[] = [
  { url: "/ofrep/v1/evaluate/flags", around: (value) => `{"context":{"a":${value}}}`, listed: false },
  { url: "/ofrep/v1/evaluate/flags/anything", around: (value) => `{"context":${value}}`, listed: false },
  {
    url: "/selfservice/graphauxiliary",
    around: (value) => `{"query":"{ __typename }","variables":{"a":${value}}}`,
    listed: false,
  },
  { url: "/selfservice/graphauxiliary", around: (value) => value, listed: true },
  { url: "/api/pub/sbnetloginedge/login", around: (value) => `{"username":${value}}`, listed: true },
  { url: "/api/pub/telemetry/v1/events", around: (value) => `{"events":${value}}`, listed: true },
  { url: "/content/v1/errors", around: (value) => value, listed: true },
];

function oneOf<T>(all: readonly T[], share: number): T {
  const found = all[Math.floor(share * all.length)];
  if (found === undefined) throw new Error("There is nothing to choose from.");
  return found;
}

/** Faults of XLIFF files, up to the longest text that an import accepts. */
const xliffFaults: Record<string, Shape> = {
  "entities in entities": (size) => {
    const entities = Array.from({ length: 2 + Math.ceil(size * 30) }, (_, index) =>
      index === 0 ? '<!ENTITY e0 "ha">' : `<!ENTITY e${index} "${`&e${index - 1};`.repeat(10)}">`,
    );
    return `<!DOCTYPE xliff [${entities.join("")}]><xliff version="1.2">&e${entities.length - 1};</xliff>`;
  },
  "a file as an entity": () =>
    '<!DOCTYPE xliff [<!ENTITY f SYSTEM "file:///etc/passwd">]><xliff version="1.2">&f;</xliff>',
  "elements in elements": (size) =>
    `<xliff version="1.2">${nested("<g>", "</g>", 101 + Math.ceil(size * 300_000), "x")}</xliff>`,
  "a huge attribute": (size) => `<xliff version="1.2" original="${"x".repeat(Math.ceil(size * 3_900_000))}"/>`,
  "many attributes": (size) => {
    const attributes = Array.from({ length: Math.ceil(size * 200_000) }, (_, index) => `a${index}=""`);
    return `<xliff version="1.2" ${attributes.join(" ")}/>`;
  },
  "many namespaces": (size) => {
    const declarations = Array.from(
      { length: Math.ceil(size * 100_000) },
      (_, index) => `xmlns:n${index}="urn:${index}"`,
    );
    return `<xliff version="1.2" ${declarations.join(" ")}/>`;
  },
  "a text that never ends": (size) =>
    `<xliff version="1.2"><file><body><trans-unit id="a.b"><source>${"x&amp;".repeat(Math.ceil(size * 600_000))}`,
  "many messages": (size) => {
    const count = 20_001 + Math.ceil(size * 20_000);
    const units = Array.from(
      { length: count },
      (_, index) => `<trans-unit id="a.k${index}"><source>x</source></trans-unit>`,
    );
    return `<xliff version="1.2"><file original="release 1"><body>${units.join("")}</body></file></xliff>`;
  },
};

/** Words that attack what they are pasted into: SQL, paths, HTML, headers, the direction of text. */
const hostileWords: readonly string[] = [
  "' or '1'='1",
  "../../../../etc/passwd",
  "\u0000",
  "\u202e\u2066gpj.exe",
  "<script>alert(1)</script>",
  "x\r\nset-cookie: a=b",
  "(\\)>>endobj",
  "%n%s${jndi:ldap://x}",
  "\u{1f468}\u200d".repeat(20),
];

const account = "/api/pub/billing/v1/accounts";
const pdfAddresses: readonly ((word: string) => string)[] = [
  (word) => `${account}/8347201271/statements/${word}/document`,
  (word) => `${account}/8347201271/statements/stm_1/document?locale=${word}`,
  (word) => `${account}/${word}/statements/stm_1/document`,
  (word) => `${account}/8347201271/payments/${word}/receipt?locale=en-US`,
  (word) => `${account}/8347201271/refunds/${word}/receipt?locale=es-US`,
];

type Draw = () => number;

function strangersCall(draw: Draw): HostileCall {
  const { url, around, listed } = oneOf(strangersTargets, draw());
  const [name, shape] = oneOf(Object.entries(listed ? { ...everywhere, ...whereListed } : everywhere), draw());
  return { name: `${name} to ${url}`, caller: "visitor", method: "POST", url, payload: around(shape(draw())) };
}

function xliffCall(draw: Draw): HostileCall {
  const [name, shape] = oneOf(Object.entries(xliffFaults), draw());
  const payload = JSON.stringify({ format: draw() < 0.5 ? "xliff12" : "xliff2", text: shape(draw()), dryRun: true });
  return { name: `XLIFF: ${name}`, caller: "editor", method: "POST", url: "/content/v1/editor/imports", payload };
}

function pdfCall(draw: Draw): HostileCall {
  const word = oneOf(hostileWords, draw()).repeat(1 + Math.floor(draw() * 40));
  const url = oneOf(pdfAddresses, draw())(encodeURIComponent(word));
  return { name: `PDF: ${JSON.stringify(word.slice(0, 20))}`, caller: "customer", method: "GET", url };
}

/** A compressed body that would be up to 60 MB: the backend accepts only bodies that are not compressed. */
function gzipCall(draw: Draw): HostileCall {
  const zeros = gzipSync(Buffer.alloc(1 + Math.floor(draw() * 60_000_000), "0"), { level: 9 });
  const isNested = draw() < 0.5;
  const { url } = oneOf(strangersTargets, draw());
  return {
    name: `${isNested ? "gzip in gzip" : "gzip"} to ${url}`,
    caller: "visitor",
    method: "POST",
    url,
    payload: new Uint8Array(isNested ? gzipSync(zeros) : zeros),
    headers: { "content-encoding": isNested ? "gzip, gzip" : "gzip" },
  };
}

/** Half of the calls are unauthenticated JSON. */
const kindsOfCalls = [strangersCall, xliffCall, strangersCall, pdfCall, strangersCall, gzipCall];

/** Generates different calls, deterministic for a seed. */
export function hostileCalls(count: number, seed: number): HostileCall[] {
  const draw = seeded(seed);
  return Array.from({ length: count }, (_, index) => oneOf(kindsOfCalls, (index / kindsOfCalls.length) % 1)(draw));
}

/** Whether a status is a rejection; 429 is not, because the rate limit answered instead of what is tested. */
export const isRefusal = (status: number): boolean => status >= 400 && status <= 499 && status !== 429;

const usualHeaders = {
  "x-vendor-key": client.vendorKey.business,
  "x-client-type": client.type,
};

/** The headers of a call, as the portal's clients send them. */
const headersOf = (
  method: HostileCall["method"],
  session: SessionHeaders | undefined,
  extra: HostileCall["headers"],
): Record<string, string> => ({
  ...usualHeaders,
  ...(method === "POST" && { "content-type": "application/json" }),
  ...session,
  ...extra,
});

/** Sends a call over a browser. */
export const fetchHostile = (
  browser: TestBrowser,
  users: HostileUsers,
  { caller, method, url, payload, headers }: HostileCall,
): Promise<Response> =>
  browser.fetch(url, {
    method,
    headers: headersOf(method, caller === "visitor" ? undefined : users[caller], headers),
    ...(payload !== undefined && { body: payload }),
  });

/**
 * Sends the calls one by one to a backend in this process, each from another address, so that no rate limit answers
 * instead.
 */
export async function sendHostile(
  { app }: Pick<TestBackend, "app">,
  users: HostileUsers,
  calls: readonly HostileCall[],
): Promise<HostileReport> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const report: HostileReport = {
    calls: calls.length,
    notRefused: [],
    slowest: { name: "", milliseconds: 0 },
    longestPause: 0,
  };
  delay.enable();
  for (const [index, { name, caller, method, url, payload, headers: extra }] of calls.entries()) {
    const before = process.cpuUsage();
    const { statusCode } = await app.inject({
      method,
      url,
      ...(payload !== undefined && { payload: Buffer.from(payload) }),
      headers: { host: "localhost", ...headersOf(method, caller === "visitor" ? undefined : users[caller], extra) },
      remoteAddress: `10.1.${index >> 8}.${index & 255}`,
    });
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1000;
    if (!isRefusal(statusCode)) report.notRefused.push(`${statusCode}: ${name}`);
    if (milliseconds > report.slowest.milliseconds) report.slowest = { name, milliseconds };
  }
  delay.disable();
  return { ...report, longestPause: delay.max / 1e6 };
}

/** `node --conditions=source backend/resilience/hostileBodies.ts [calls]` prints the cost of 500 hostile bodies. */
if (process.argv[1] === import.meta.filename) {
  const { openBackend } = await import("../testing/openBackend.ts");
  const backend = await openBackend();
  const users = await hostileUsers(backend);
  await sendHostile(backend, users, hostileCalls(50, 2));
  const started = performance.now();
  const report = await sendHostile(backend, users, hostileCalls(Number(process.argv[2] ?? 500), 1));
  process.stdout.write(
    `${JSON.stringify({ ...report, wholeMilliseconds: Math.round(performance.now() - started) }, null, 2)}\n`,
  );
  await backend.close();
  process.exit(report.notRefused.length === 0 && report.slowest.milliseconds < 250 ? 0 : 1);
}
