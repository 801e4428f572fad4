import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";

function Form() {
  const [password, setPassword] = useState("");
  return <NewPasswordField value={password} error={undefined} owner={{ username: "dana" }} onChange={setPassword} />;
}

async function opened(locale: Locale = "en-US") {
  await page.viewport(360, 900);
  await render(
    <LocaleProvider locale={locale}>
      <Providers at="/" answers={{}}>
        <h1>Choose a new password</h1>
        <Form />
      </Providers>
    </LocaleProvider>,
  );
}
const rule = (words: string) => page.getByRole("listitem").filter({ hasText: words });

test("[SESS-19 partly] each part of the password rule says when it is met", async () => {
  await opened();
  await expect.element(rule("12 to 200 characters")).toHaveTextContent("12 to 200 characters, not met yet");
  await page.getByLabelText("New password").fill("granite otter of dana");
  await expect.element(rule("12 to 200 characters")).toHaveTextContent("12 to 200 characters, met");
  await expect
    .element(rule("Without your username"))
    .toHaveTextContent("Without your username, email address or company name, not met yet");
  await expectNoAxeViolations();
});

test("[SESS-19 partly] the strength of a new password grows with its length", async () => {
  await opened();
  const meter = page.getByRole("meter", { name: "Password strength" });
  await page.getByLabelText("New password").fill("granite otter");
  await expect.element(meter).toHaveAttribute("aria-valuetext", "Fair");
  await page.getByLabelText("New password").fill("granite otter 42 lap");
  await expect.element(meter).toHaveAttribute("aria-valuetext", "Strong");
});

test("[SESS-19 partly] the strength of a new password is said in Spanish", async () => {
  await opened("es-US");
  await page.getByLabelText("Contraseña nueva").fill("1234");
  await expect
    .element(page.getByRole("meter", { name: "Seguridad de la contraseña" }))
    .toHaveAttribute("aria-valuetext", "Débil");
});
