import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { problemOf } from "../testing/testClient.ts";
import { listening } from "../testing/rawCall.ts";
import { builtIn } from "../src/modules/content/catalogue.ts";
import { inFrontOf, strangeServices } from "./upstream.testing.ts";

describe("when the upstream does not answer", () => {
  const closed = "http://127.0.0.1:9";

  test("calls and pages return retryable errors, and none says that a payment failed", async () => {
    const alone = await inFrontOf(closed);
    const browser = alone.browser();
    const refused = { status: 503, code: "TEMPORARILY_UNAVAILABLE", retryAfterSeconds: 10 };
    expect(await problemOf(await browser.fetch("/api/pub/account/v1/accounts"))).toMatchObject(refused);
    expect(await problemOf(await browser.fetch("/selfservice/graph", { method: "POST", body: "{}" }))).toMatchObject(
      refused,
    );
    expect(await problemOf(await browser.fetch("/api/pub/portal/v1/bootstrap"))).toMatchObject(refused);
    expect((await browser.fetch("/account-summary")).status).toBe(503);
    // [SESS-09 partly] The browser knows it before the next payment.
    expect(browser.jar.get("portico-bill-pay-unavailable")).toBe("SERVICE");
    await alone.close();
  });

  describe.each([
    [
      "a line is renamed",
      "PUT",
      "/api/pub/callsettings/v1/accounts/8347201180/lines/8575550100/details",
      { label: "Caja" },
    ],
    [
      "a voice message is deleted",
      "POST",
      "/selfservice/vox-con/graphql",
      { query: 'mutation { deleteVoiceMessage(input: { accountId: "8347201180", messageId: "VM-1" }) { id } }' },
    ],
    [
      "an e-mail is marked",
      "POST",
      "/webmail/graphql",
      {
        query:
          'mutation { markMailMessage(input: { accountId: "8347207617", messageId: "1", isRead: true }) { mailbox { id } } }',
      },
    ],
  ] as const)("while %s", (_what, method, path, body) => {
    const sent = (locale: string) => ({
      method,
      headers: { "content-type": "application/json", "accept-language": locale },
      body: JSON.stringify(body),
    });

    test.each([
      ["refuses the connection", undefined],
      ["ends it without an answer", (request: Parameters<RequestListener>[0]) => void request.socket.destroy()],
    ])("and %s: a retryable error in the customer's language, and the change is not sent again", async (_how, cut) => {
      let heard = 0;
      const services = cut && (await strangeServices((request) => ((heard += 1), cut(request))));
      const alone = await inFrontOf(services?.origin ?? closed);
      const titles: string[] = [];
      for (const locale of ["en-US", "es-US"]) {
        const problem = await problemOf(await alone.browser().fetch(path, sent(locale)));
        expect(problem).toMatchObject({ status: 503, code: "TEMPORARILY_UNAVAILABLE", retryAfterSeconds: 10 });
        titles.push(problem.title);
      }
      const { en, es } = builtIn.messages["problem.TEMPORARILY_UNAVAILABLE.title"] ?? {};
      expect(titles).toEqual([en, es]);
      expect(heard).toBe(services ? 2 : 0);
      await alone.close();
      services?.close();
    });

    test("and does not answer within the timeout: the same error, and the change is not sent again", async () => {
      let heard = 0;
      const services = await strangeServices(() => void (heard += 1));
      const other = await inFrontOf(services.origin, { upstreamTimeoutMilliseconds: 300 });
      const problem = await problemOf(await other.browser().fetch(path, sent("es-US")));
      expect(problem).toMatchObject({ status: 503, code: "TEMPORARILY_UNAVAILABLE", retryAfterSeconds: 10 });
      expect(problem.title).toBe(builtIn.messages["problem.TEMPORARILY_UNAVAILABLE.title"]?.es);
      // On a busy machine the timeout can end before the service has read the request.
      await expect.poll(() => heard).toBe(1);
      await other.close();
      services.close();
    });

    test("and stops in the middle of its answer: the answer ends as an error and is never taken for a whole one", async () => {
      const services = await strangeServices((_request, response) => {
        response.writeHead(200, { "content-type": "application/json" }).write('{"half":');
      });
      // Long enough for the beginning of the answer on a busy machine.
      const other = await inFrontOf(services.origin, { upstreamTimeoutMilliseconds: 1_000 });
      const url = `http://localhost:${await listening(other)}${path}`;
      const cut = fetch(url, sent("en-US")).then((response) => response.text());
      await expect(cut).rejects.toThrow();
      await other.close();
      services.close();
    });

    test.each([500, 502, 503, 504])(
      "and fails with %i: its own answer, and the change is not sent again",
      async (status) => {
        let heard = 0;
        const problem = { type: "about:blank", title: "Inténtelo más tarde", status, code: "TEMPORARILY_UNAVAILABLE" };
        const services = await strangeServices((_request, response) => {
          heard += 1;
          response.writeHead(status, { "content-type": "application/problem+json" }).end(JSON.stringify(problem));
        });
        const other = await inFrontOf(services.origin);
        const response = await other.browser().fetch(path, sent("es-US"));
        expect([response.status, await response.json(), heard]).toEqual([status, problem, 1]);
        await other.close();
        services.close();
      },
    );
  });

  test.each([
    ["nonsense", 200, "{}"],
    ["a page", 200, "<html></html>"],
    ["a refusal", 500, "{}"],
  ])("%s is rejected as start-up data", async (_what, status, body) => {
    const services = await strangeServices(
      (_request, response) => void response.writeHead(status, { "content-type": "application/json" }).end(body),
    );
    const other = await inFrontOf(services.origin);
    expect(await problemOf(await other.browser().fetch("/api/pub/portal/v1/bootstrap"))).toMatchObject({
      status: 503,
      code: "TEMPORARILY_UNAVAILABLE",
    });
    await other.close();
    services.close();
  });
});
