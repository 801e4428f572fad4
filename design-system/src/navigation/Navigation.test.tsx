import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import { Page } from "../layout/index.ts";
import { AppShell, BottomNav, Brand, SideNav, TopBar } from "./index.ts";
import { AllStates, Bottom, Side, Top } from "./Navigation.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] the shell is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);
test("[DSYS-02 partly] the top bar is accessible in every mode", () => expectAccessibleInEveryMode(<Top />));

test("[DSYS-02 partly] the skip link is the first tab stop, visible while focused, and focuses the main element", async () => {
  const screen = await renderIn(<AllStates />);
  const skip = screen.getByRole("link", { name: "Skip to the main part" });
  expect(skip.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  expect(skip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
});

test("[DSYS-02 partly] only one navigation is shown: at the side from 1090 px, at the bottom below", async () => {
  const shown = async (width: number) => {
    const screen = await renderIn(<AllStates />, { width });
    const menus = screen.getByRole("navigation", { name: "Main" }).elements();
    const found = menus.map((menu) => (menu.hasAttribute("data-bar") ? "bottom" : "side"));
    const sideWidth = found[0] === "side" ? menus[0]!.getBoundingClientRect().width : undefined;
    await screen.unmount();
    return { found, sideWidth };
  };
  expect(await shown(1090)).toEqual({ found: ["side"], sideWidth: 250 });
  expect(await shown(1089)).toEqual({ found: ["bottom"], sideWidth: undefined });
});

test.each([768, 1280, 1600])(
  "at %d px beside the side menu a narrow page starts where a wide one starts",
  async (width) => {
    const startOf = async (of: "narrow" | "wide") => {
      const screen = await renderIn(
        <AppShell banner={null} side={<Side />}>
          <Page width={of}>
            <h1>Title</h1>
          </Page>
        </AppShell>,
        { width },
      );
      const start = screen.getByRole("heading", { name: "Title" }).element().getBoundingClientRect().left;
      await screen.unmount();
      return start;
    };
    expect(await startOf("narrow")).toBe(await startOf("wide"));
  },
);

test("[DSYS-02 partly] navigation links go through the router and set aria-current", async () => {
  const followed = vi.fn();
  const Routed = ({ href, ...rest }: LinkComponentProps) => (
    <a {...rest} href={href} onClick={(event) => (event.preventDefault(), followed(href))} />
  );
  const screen = await renderIn(
    <LinkProvider component={Routed}>
      <Side />
    </LinkProvider>,
  );
  await expect.element(screen.getByRole("link", { name: "Summary" })).toHaveAttribute("aria-current", "page");
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Billing" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(followed).toHaveBeenCalledWith("#billing");
});

test("[DSYS-02 partly] the current page is marked in forced colors too", async () => {
  await emulate({ "forced-colors": "active" });
  const side = await renderIn(<Side />);
  const outline = (name: string) => getComputedStyle(side.getByRole("link", { name }).element()).outlineStyle;
  expect([outline("Summary"), outline("Billing")]).toEqual(["solid", "none"]);
  await side.unmount();
  const bottom = await renderIn(<Bottom />, { width: 360 });
  const edge = (name: string) => getComputedStyle(bottom.getByRole("link", { name }).element()).borderTopWidth;
  expect([edge("Summary"), edge("Billing")]).toEqual(["3px", "0px"]);
});

test("[DSYS-02 partly] on a phone a long name wraps, and the rest of the bar stays in its row", async () => {
  const screen = await renderIn(
    <TopBar brand={<Brand name="Su cuenta de Soluciones Comunitarias" />}>
      <button type="button">English</button>
    </TopBar>,
    { width: 360 },
  );
  const [name, button] = [screen.getByText("Su cuenta de Soluciones Comunitarias"), screen.getByRole("button")].map(
    (one) => one.element().getBoundingClientRect(),
  );
  expect(button!.left).toBeGreaterThanOrEqual(name!.right);
  expect(button!.right).toBeGreaterThan(300);
  expect(name!.height).toBeLessThan(60);
});

test("[DSYS-02 partly] a focused element is never covered by a sticky bar", async () => {
  const links = Array.from({ length: 60 }, (_, index) => (
    <a key={index} style={{ display: "block" }} href={`#${index}`}>
      Link {index}
    </a>
  ));
  await renderIn(
    <>
      <TopBar brand="Portico" sticky />
      {links}
    </>,
  );
  const link = document.querySelector<HTMLElement>("a[href='#10']")!;
  window.scrollTo(0, document.body.scrollHeight);
  link.focus();
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    document.querySelector("header")!.getBoundingClientRect().bottom,
  );
});

test.each([360, 320])(
  "[DSYS-02 partly] six items of the bottom navigation stand in one row at %d px",
  async (width) => {
    const names = ["Resumen", "Facturación", "Servicios", "Ajustes", "Usuarios", "Comunidad"];
    const items = names.map((label, place) => ({ href: `/${place}`, label, icon: null, current: place === 1 }));
    const screen = await renderIn(<BottomNav label="Menú principal" items={items} />, { width });
    const boxes = names.map((name) => screen.getByRole("link", { name }).element().getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const [place, box] of boxes.entries())
      expect(box.right).toBeLessThanOrEqual((boxes[place + 1]?.left ?? width) + 0.5);
  },
);

test("[DSYS-02 partly] labels of the bottom navigation never overlap, not even at 200 % text", async () => {
  const { container } = await renderIn(<Bottom />, { width: 360, textSize: 200 });
  const links = [...container.querySelectorAll("a")];
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});

test("[DSYS-02 partly] on a phone the text of a top bar link is still its accessible name", async () => {
  const screen = await renderIn(<Top />, { width: 360 });
  await expect.element(screen.getByRole("link", { name: "Notifications 2 unread" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Dana R." }).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(
    44,
  );
});

test("[DSYS-02 partly] a switch shows both options where there is room and on phones the inactive one, which keeps the focus", async () => {
  const shown = (container: Element) =>
    [...container.querySelectorAll<HTMLElement>("header button")]
      .filter((button) => button.checkVisibility())
      .map((button) => [button.textContent, button.lang]);
  const wide = await renderIn(<Top />, { width: 1280 });
  expect(shown(wide.container)).toEqual([
    ["English", "en"],
    ["Español", "es"],
  ]);
  await wide.getByRole("button", { name: "Español" }).click();
  await expect.element(wide.getByRole("button", { name: "Español" })).toHaveAttribute("aria-pressed", "true");
  await wide.unmount();
  const phone = await renderIn(<Top />, { width: 360 });
  expect(shown(phone.container)).toEqual([["Español", "es"]]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(phone.getByRole("button", { name: "English" })).toHaveFocus();
  expect(
    phone.getByRole("button", { name: "English" }).element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44);
});

test("[DSYS-02 partly] a side navigation without a header renders none", async () => {
  const screen = await renderIn(<SideNav label="Main" items={[]} />);
  expect(screen.getByRole("navigation").element().children).toHaveLength(1);
});

test("[DSYS-02 partly] the navigation of a phone covers no focused element, also with text at 200 %", async () => {
  const shell = (
    <AppShell banner={null} bottom={<Bottom />}>
      <div style={{ blockSize: "1000px" }} />
      <a href="#below">Below the window</a>
      <div style={{ blockSize: "1000px" }} />
    </AppShell>
  );
  const screen = await renderIn(shell, { width: 360, height: 740, textSize: 200 });
  const link = screen.getByRole("link", { name: "Below the window" }).element() as HTMLElement;
  link.focus();
  const menu = screen.getByRole("navigation").element();
  await expect.poll(() => link.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().top);
});

test("[DSYS-02 partly] bars are sticky only in windows that are tall enough", async () => {
  const positions = async (height: number) => {
    const { container, unmount } = await renderIn(<AllStates />, { width: 360, height });
    const found = [...container.querySelectorAll("[data-bar]")].map((bar) => getComputedStyle(bar).position);
    await unmount();
    return found;
  };
  expect(await positions(740)).toEqual(["sticky", "sticky"]);
  expect(await positions(400)).toEqual(["static", "static"]);
});

test("[DSYS-02 partly] in the main part the last line of a text is not one short word", async () => {
  const screen = await renderIn(
    <AppShell banner={null} side={null} bottom={null}>
      <p>Internet, phone, TV or equipment. Check for outages first: if there’s one, we already know.</p>
    </AppShell>,
  );
  const text = screen.getByText(/^Internet, phone/).element() as HTMLElement;
  const topOf = (word: string) => {
    const range = document.createRange();
    const at = text.textContent.indexOf(word);
    range.setStart(text.firstChild as Text, at);
    range.setEnd(text.firstChild as Text, at + word.length);
    return range.getBoundingClientRect().top;
  };
  for (let width = 300; width <= 700; width += 20) {
    text.style.inlineSize = `${width}px`;
    expect.soft(topOf("know."), `“know.” alone at ${width} px`).toBe(topOf("already"));
  }
});
