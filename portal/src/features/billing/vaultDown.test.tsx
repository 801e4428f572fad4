import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { Dispatch, UnknownAction } from "redux";
import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { Providers } from "../../testing/Providers.tsx";
import { type VaultFlow, vaultFlows } from "./vaultDown.testing.tsx";

const savedBank: VaultFlow["says"] = {
  "en-US": "You can also pay from a saved bank account, which doesn’t need this form.",
  "es-US": "También puede pagar con una cuenta bancaria guardada, que no necesita este formulario.",
};
const goOn = /^(Continue|Continuar|Save|Guardar)$/;
const unreachable = { failure: { kind: "unreachable" } } as const;

function Then({ events, give }: { events: readonly UnknownAction[]; give: (dispatch: Dispatch) => void }) {
  const dispatch = useDispatch();
  useEffect(() => {
    events.forEach((event) => dispatch(event));
    give(dispatch);
  }, [dispatch, events, give]);
  return null;
}

const none: readonly UnknownAction[] = [];

async function opened({ at, path, screen, answers, happened, then = none }: VaultFlow, locale: Locale) {
  await page.viewport(320, 900);
  const seen: UnknownAction[] = [];
  let dispatch: Dispatch | undefined;
  const give = (given: Dispatch) => void (dispatch = given);
  const rendered = await render(
    <LocaleProvider locale={locale}>
      <Providers
        at={at}
        path={path}
        answers={answers}
        on={["bankLinking"]}
        happened={happened}
        onEvent={(event) => seen.push(event)}
      >
        {screen}
        <Then events={then} give={give} />
      </Providers>
    </LocaleProvider>,
  );
  const asked = ({ type }: { type: string }) => seen.filter((event) => event.type === type).length;
  return { screen: rendered, asked, dispatch: (event: UnknownAction) => dispatch?.(event) };
}

describe.each<VaultFlow>(Object.values(vaultFlows))("the vault cannot be reached while $doing:", (flow) => {
  test.each(["en-US", "es-US"] as const)(
    "%s: the notice says that nothing happened and what else can be done, and the main button opens the form again",
    { tags: "full" },
    async (locale) => {
      const { screen, asked, dispatch } = await opened(flow, locale);
      const button = screen.getByRole("button", { name: flow.button ?? goOn });
      await expect.element(button).toBeVisible();
      await expect.poll(() => asked(flow.events.cardFormRequested)).toBeGreaterThan(0);
      dispatch(flow.events.cardFormFailed(unreachable));
      const notice = screen.getByRole("alert");
      await expect.element(notice).toBeVisible();
      expect(notice.element().textContent).toContain(flow.says[locale]);
      expect(notice.element().textContent.includes(savedBank[locale])).toBe(flow.offersBank);
      await expectNoAxeViolations();
      const before = asked(flow.events.cardFormRequested);
      for (const box of flow.button ? screen.getByRole("checkbox").all() : []) await userEvent.click(box);
      await userEvent.click(button);
      await expect.poll(() => asked(flow.events.cardFormRequested)).toBe(before + 1);
      await expect.element(notice).not.toBeInTheDocument();
    },
  );
});
