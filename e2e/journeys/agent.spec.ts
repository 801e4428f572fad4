import { expect, test } from "../fixtures/test.ts";

test(
  "[SESS-15] an agent's session is marked on each of four screens and in every analytics event, and has its user type and enterprise role",
  { tag: "@phone" },
  async ({ page, copy, signIn }) => {
    const events: { data: { userType?: string } }[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/telemetry/v1/events")) return;
      events.push(...(JSON.parse(request.postData() ?? "{}") as { events: typeof events }).events);
    });
    await signIn("gina", "/account-summary");
    const mark = page.getByRole("region", { name: copy("shell.agent.label"), exact: true });
    const title = copy("shell.agent.title", { kind: "CSR", name: "Gina", account: "Harbor Street Bakery" });
    for (const path of ["/account-summary", "/services", "/billing", "/billing/pay-bill"]) {
      await page.goto(path);
      await expect(mark.getByText(title, { exact: true })).toBeVisible();
    }
    const { session } = (await (await page.request.get("/api/pub/portal/v1/bootstrap")).json()) as {
      session: { profile: object };
    };
    expect(session.profile).toMatchObject({ userType: "CSR", enterpriseRole: "NONE", role: "BILLING" });
    await expect.poll(() => events.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(new Set(events.map(({ data }) => data.userType))).toEqual(new Set(["CSR"]));
  },
);
