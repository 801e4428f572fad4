import { describe, expect, test } from "vitest";
import { boundaryViolation, missingLayer } from "./boundaries.ts";

/** The import specifier: a relative path inside a package, a package name between packages. */
type Case = [from: string, to: string, specifier?: string];

const flow = "portal/src/features/billing/pay-once";

const allowed: Case[] = [
  [`${flow}/payOnce.saga.ts`, `${flow}/payOnce.slice.ts`],
  [`${flow}/payOnce.saga.ts`, "portal/src/features/billing/model/payment.api.ts"],
  [`${flow}/payOnce.saga.ts`, "portal/src/features/navigation/model/navigation.slice.ts"],
  [`${flow}/payOnce.saga.ts`, "portal/src/api/result.ts"],
  [`${flow}/payOnce.flow.test.ts`, "backend/testing/", "@portico/backend/testing"],
  [`${flow}/payOnce.flow.test.ts`, "portal/src/app/createPortal.ts"],
  ["content/runtime/src/content.testing.ts", "backend/testing/", "@portico/backend/testing"],
  ["content/runtime/src/content.testing.ts", "backend/testing/", "@portico/backend/testing/editor"],
  ["backend/src/modules/content/content.testing.ts", "backend/testing/openBackend.ts"],
  ["portal/src/features/billing/billing.saga.ts", `${flow}/payOnce.saga.ts`],
  ["portal/src/app/rootSaga.ts", "portal/src/features/billing/billing.saga.ts"],
  ["portal/src/api/rest.ts", "openapi/account/", "@portico/openapi/account"],
  ["backend/src/modules/payments/payments.service.ts", "backend/src/modules/account/account.reads.ts"],
  ["backend/src/modules/payments/payments.settlement.ts", "backend/src/modules/ledger/ledger.writes.ts"],
  ["backend/src/modules/payments/payments.tables.ts", "backend/src/modules/wallet/wallet.tables.ts"],
  ["backend/src/graph/payments.resolvers.ts", "backend/src/modules/payments/payments.service.ts"],
  ["backend/src/modules/payments/payments.service.ts", "backend/src/database/database.ts"],
  ["backend/src/app.ts", "backend/src/modules/payments/payments.service.ts"],
  ["design-system/src/stepper/Stepper.tsx", "design-system/src/text/index.ts"],
  ["design-system/src/theme/Theme.examples.tsx", "design-system/src/text/index.ts"],
  ["content/studio/src/screens/messages/MessagesScreen.tsx", "content/studio/src/components/ScreenState.tsx"],
  ["content/studio/src/screens/messages/messages.api.ts", "content/studio/src/api/answer.ts"],
  ["content/studio/src/app/routes.tsx", "content/studio/src/screens/messages/MessagesScreen.tsx"],
  ["content/studio/src/screens/messages/MessagesScreen.stories.tsx", "content/studio/src/testing/studioStory.tsx"],
  ["content/studio/src/screens/messages/messages.flow.test.ts", "backend/testing/", "@portico/backend/testing"],
  ["content/studio/src/screens/editor/EditorScreen.tsx", "content/gate/checkWording/", "@portico/gate/checkWording"],
  ["e2e/fixtures/test.ts", "tools/chromium.ts", "../../tools/chromium.ts"],
  ["vite.config.ts", "tools/chromium.ts"],
];

/** The card vault may import the portal's seals, rate limits and the processor's protocol. */
allowed.push(
  ["backend/vault/service.ts", "backend/src/modules/vault/vault.protocol.ts"],
  ["backend/vault/createVaultApp.ts", "backend/src/modules/rate-limits/rateLimits.ts"],
  ["backend/vault/main.ts", "backend/src/modules/payments/processor/processorRegistry.ts"],
  ["backend/vault/createVaultApp.ts", "backend/src/http/contract.ts"],
);

const refused: Case[] = [
  [`${flow}/payOnce.saga.ts`, "portal/src/features/billing/history/history.slice.ts"],
  [`${flow}/payOnce.saga.ts`, "portal/src/features/account/summary/summary.slice.ts"],
  [`${flow}/payOnce.saga.ts`, "portal/src/app/store.ts"],
  [`${flow}/payOnce.saga.ts`, "portal/src/testing/openPortal.ts"],
  [`${flow}/payOnce.saga.ts`, `${flow}/payOnce.testing.ts`],
  [`${flow}/payOnce.saga.ts`, "backend/testing/", "@portico/backend/testing"],
  [`${flow}/payOnce.test.ts`, "backend/testing/", "@portico/backend/testing"],
  [`${flow}/payOnce.test.ts`, "backend/testing/", "@portico/backend/testing/editor"],
  [`${flow}/payOnce.saga.ts`, "content/gate/compile/", "@portico/gate/compile"],
  [`${flow}/payOnce.saga.ts`, "rules/src/money.rules.ts", "../../../../../rules/src/money.rules.ts"],
  [`${flow}/payOnce.saga.ts`, "tools/chromium.ts", "../../../../../tools/chromium.ts"],
  ["portal/src/features/billing/model/payment.api.ts", `${flow}/payOnce.slice.ts`],
  ["portal/src/features/account/account.saga.ts", "portal/src/features/billing/billing.saga.ts"],
  ["portal/src/api/rest.ts", "portal/src/features/session/model/session.slice.ts"],
  ["portal/src/lib/timers.ts", "portal/src/api/rest.ts"],
  ["backend/src/modules/payments/payments.service.ts", "backend/src/modules/account/account.repository.ts"],
  ["backend/src/modules/payments/payments.service.ts", "backend/src/modules/wallet/wallet.tables.ts"],
  ["backend/src/modules/payments/payments.service.ts", "backend/src/graph/graph.errors.ts"],
  ["backend/src/modules/payments/payments.service.ts", "backend/src/app.ts"],
  ["backend/src/database/database.ts", "backend/src/modules/account/account.reads.ts"],
  ["backend/processor/charges.ts", "backend/src/modules/wallet/wallet.repository.ts"],
  ["backend/vault/service.ts", "backend/src/modules/wallet/wallet.reads.ts"],
  ["backend/vault/service.ts", "backend/src/modules/identity/identity.reads.ts"],
  ["backend/vault/service.ts", "backend/processor/cards.ts"],
  ["backend/src/modules/payments/payments.service.ts", "backend/vault/service.ts"],
  ["backend/src/app.ts", "backend/vault/createVaultApp.ts"],
  ["backend/src/app.ts", "portal/src/main.tsx", "@portico/portal/main"],
  ["design-system/src/stepper/Stepper.tsx", "design-system/src/text/Text.tsx"],
  ["design-system/src/internal/classes.ts", "design-system/src/text/index.ts"],
  ["design-system/src/text/Text.tsx", "rules/money/", "@portico/rules/money"],
  ["openapi/check.ts", "rules/money/", "@portico/rules/money"],
  ["content/runtime/src/load.ts", "content/gate/compile/", "@portico/gate/compile"],
  ["content/studio/src/screens/messages/MessagesScreen.tsx", "content/studio/src/screens/editor/EditorScreen.tsx"],
  ["content/studio/src/screens/messages/MessagesScreen.tsx", "content/studio/src/app/routes.tsx"],
  ["content/studio/src/screens/messages/MessagesScreen.tsx", "content/studio/src/testing/StudioPage.tsx"],
  ["content/studio/src/components/ScreenState.tsx", "content/studio/src/session/createSession.ts"],
  ["content/studio/src/main.tsx", "portal/src/main.tsx", "@portico/portal/main"],
  ["content/studio/src/main.tsx", "content/catalogue/contract/", "@portico/catalogue/contract"],
  ["portal/src/main.tsx", "content/studio/src/main.tsx", "@portico/studio/main"],
  ["e2e/journeys/pay.spec.ts", "portal/src/main.tsx", "../../portal/src/main.tsx"],
];

const violation = ([from, to, specifier = "./relative.ts"]: Case) => boundaryViolation(from, to, specifier);

test.each(allowed)("%s may import %s", (...one) => expect(violation(one)).toBeUndefined());
test.each(refused)("%s may not import %s", (...one) => expect(violation(one)).toMatch(/\w+/));

describe("every file needs a layer", () => {
  test("a new flow, module or backend folder gets its layer from its path", () => {
    expect(missingLayer("portal/src/features/voice/call-guard/CallGuardScreen.tsx")).toBeUndefined();
    expect(missingLayer("backend/src/modules/voice/voice.routes.ts")).toBeUndefined();
  });
  test("a new top-level folder of an application has none until layers.ts lists it", () => {
    expect(missingLayer("portal/src/helpers/things.ts")).toContain("has no layer");
    expect(missingLayer("content/studio/src/helpers/things.ts")).toContain("has no layer");
  });
});
