import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { PhoneLink } from "./PhoneLink.tsx";

test("a telephone number is never on two lines", async () => {
  const { rerender } = await render(<p />);
  for (let width = 160; width <= 400; width += 10) {
    await rerender(
      <p style={{ inlineSize: width }}>
        Call us to connect them again. <PhoneLink phone="8005550141" />
      </p>,
    );
    expect(page.getByRole("link").element().getClientRects(), `${width} px`).toHaveLength(1);
  }
});
