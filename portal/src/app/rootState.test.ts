import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { builtIn } from "@portico/content-runtime/builtIn";
import { startContent } from "@portico/content-runtime/start";
import { endFileScope, setFileScope } from "@vanilla-extract/css/fileScope";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../lib/storage.ts";
import { mockFetch } from "../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { createPortal, type Portal } from "./createPortal.ts";

/** Section 3 of the specification; the slice of devices, there `device*`, is `deviceChanges`. */
const specified = `account billing billingMobile cms copy cpni deeplinks deviceChanges errors idToken loading navigation
  notificationCenter oneTimePassword outage search selfInstall serviceAppointments servicesAndEquipments
  termsAndConditions upgrade userPreferences webForm voiceWorkspace equipmentAndTroubleshoot email txnBilling`.split(
  /\s+/,
);

/** What the specification has no slice for. */
const ours =
  `accountChange accountCreation accountRecovery activityLog addOns callLog community communityChannels contact
  cpniVerification demoPeople invitation legal liveUpdates notificationBell offlineCopy outageAlerts ownPartner partner
  passkeys people property propertyContacts screens secondFactor secondStep security session speedTest speedTestResults stepUp
  supportContacts timeout tv voiceCallSettings voiceLineUnread voiceMessages voiceUnread`.split(/\s+/);

const source = resolve(import.meta.dirname, "..");
const sources = globSync("{api,app,components,features}/**/*.{ts,tsx}", { cwd: source }).filter(
  (file) => !/\.(?:test|stories|testing)\./.test(file),
);
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, "");

let portal: Portal;
let state: Record<string, object>;

beforeAll(async () => {
  const bootstrap = bootstrapFor(dana);
  const fetch = mockFetch({});
  const content = await startContent({ bootstrap, fetch, storage: memoryStorage(), builtIn });
  const place = () => ({ path: "/", search: "", hash: "" });
  portal = createPortal({
    bootstrap,
    fetch,
    content,
    navigator: { go: () => undefined, load: () => undefined, place },
  });
  portal.run();
  // Screens bring their styles, which need a file to belong to.
  setFileScope("portal");
  const { routes } = await import("./routes.ts");
  await Promise.all(routes.map(({ screen }) => screen.load()));
  // What loads inside a screen or beside it: cards, the bell, dialogs.
  const components = sources.filter((file) => file.endsWith(".tsx"));
  await Promise.all(components.map((file) => import(/* @vite-ignore */ join(source, file))));
  endFileScope();
  await vi.dynamicImportSettled();
  portal.store.dispatch({ type: "everything has loaded" });
  state = portal.store.getState() as unknown as typeof state;
}, 60_000);
afterAll(() => portal.stop());

test("[SHELL-26] with all screens loaded the root state has the specification's slices, and besides them only our named ones", () => {
  expect(Object.keys(state).toSorted()).toEqual([...specified, ...ours].toSorted());
  expect(specified.filter((name) => state[name] === undefined)).toEqual([]);
});

test("[SHELL-26] the slices of billing are what their flows declare", () => {
  const partsOf = (name: string) => Object.keys(state[name] ?? {}).toSorted();
  expect(partsOf("txnBilling")).toEqual(
    ["autoPay", "autoPayResume", "partRetry", "payOnce", "paySeveral", "scheduled", "wallet", "watch"].toSorted(),
  );
  expect(partsOf("billingMobile")).toEqual(["payDevice"]);
  expect(partsOf("billing")).toEqual([
    "accountName",
    "activity",
    "billQuestions",
    "calendarFeeds",
    "paperless",
    "receipt",
    "statementFiles",
    "statementRecipients",
  ]);
});

describe("in the source", () => {
  const files = sources.map((file) => ({ file, code: withoutComments(readFileSync(join(source, file), "utf8")) }));

  /** A slice is declared by the root reducer, by a workflow, or as one that workflows share. */
  function declares({ file, code }: { file: string; code: string }, slice: string): boolean {
    const atTheStart = file === "app/rootReducer.ts" && new RegExp(`^  ${slice}: `, "m").test(code);
    return atTheStart || new RegExp(`\\breducers: \\{(?:.*|\\s+)\\b${slice}: |sharedSlice\\("${slice}"\\)`).test(code);
  }

  test("[SHELL-26] each slice of the root is declared by exactly one file", () => {
    const owners = Object.keys(state).map((slice) => [
      slice,
      files.filter((file) => declares(file, slice)).map(({ file }) => file),
    ]);
    expect(owners.filter(([, declaring]) => declaring?.length !== 1)).toEqual([]);
  });

  test("no two workflows have the same name, by which the second would not be registered", () => {
    const names = files.flatMap(({ code }) =>
      [...code.matchAll(/(?:Workflows?(?:: \w+)? = |inject\()\{\s+name: "(\w+)"/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
