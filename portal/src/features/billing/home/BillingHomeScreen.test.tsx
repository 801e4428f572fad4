/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import {
  accountId,
  accountWith,
  emptyHomeAnswers,
  homeAnswers,
  locking,
  methodWith,
  pastDue,
  serviceWith,
} from "../../../testing/billingFixtures.ts";
import { bootstrapFor, dana, hostedVoice, schedule, services } from "../../../testing/fixtures.ts";
import { inGraph, statuses } from "../../../testing/statusFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { delinquencyRead } from "../../account/model/account.slice.ts";
import type { Status } from "../../account/model/accountStatus.rules.ts";
import { servicesRead } from "../../services/model/services.slice.ts";
import { sessionKnown } from "../../session/model/session.slice.ts";
import { BillingHomeScreen } from "./BillingHomeScreen.tsx";

async function opened(answers: Answers, locale: Locale = "en-US", happened: readonly UnknownAction[] = []) {
  await page.viewport(360, 1200);
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={`/billing?account=${accountId}`} answers={answers} happened={happened}>
        <BillingHomeScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

test(
  "[BILL-01] shows the status card and a card for each other area of billing, in both languages",
  { tags: "full" },
  async () => {
    const english = await opened(homeAnswers());
    await expect
      .element(english.getByRole("region", { name: "Amount due by December 5, 2026" }))
      .toMatchTextContent(/\$248\.17/);
    for (const name of [
      "Statements",
      "Transactions",
      "Billing settings",
      "Mobile device balances",
      "Streaming subscriptions",
    ])
      await expect.element(english.getByRole("region", { name })).toBeVisible();
    await expect.element(english.getByRole("heading", { name: "Auto Pay" })).toBeVisible();
    await expect
      .element(english.getByRole("region", { name: "Transactions" }))
      .toMatchTextContent(/Mobile.*Tideline Tab.*\$18\.00.*Streaming.*Northlight Sports.*\$9\.99/s);
    await english.unmount();
    const spanish = await opened(homeAnswers(), "es-US");
    await expect
      .element(spanish.getByRole("region", { name: "Saldo por pagar a más tardar el 5 de diciembre de 2026" }))
      .toBeVisible();
    for (const name of [
      "Estados de cuenta",
      "Transacciones",
      "Ajustes de facturación",
      "Saldos de dispositivos móviles",
      "Suscripciones de streaming",
    ])
      await expect.element(spanish.getByRole("region", { name })).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("[BILL-01] the amount comes before the links to the other screens of billing", async () => {
  const screen = await opened(homeAnswers());
  const amount = screen.getByRole("region", { name: "Amount due by December 5, 2026" }).element();
  const link = screen.getByRole("link", { name: "Ways to pay" }).element();
  expect(amount.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("[BILL-01] a failing card does not affect the others; one without anything to show is not drawn", async () => {
  const partly = await opened({ ...homeAnswers(), BillingStatements: "failed" });
  await expect
    .element(partly.getByRole("region", { name: "Statements" }).getByRole("button", { name: "Try again" }))
    .toBeVisible();
  await expect.element(partly.getByRole("region", { name: "Mobile device balances" })).toMatchTextContent(/\$250\.00/);
  await partly.unmount();
  const empty = await opened(emptyHomeAnswers());
  await expect.element(empty.getByText("None saved")).toBeVisible();
  await expect.element(empty.getByRole("region", { name: "Statements" })).toBeVisible();
  for (const name of ["Transactions", "Streaming subscriptions", "Mobile device balances", "Scheduled payments"])
    await expect.element(empty.getByRole("region", { name })).not.toBeInTheDocument();
});

test("[BILL-01] of transactions for streaming alone, only that part is drawn, without the link to mobile ones", async () => {
  const answers = homeAnswers();
  const { billing } = answers.BillingTransactions;
  const screen = await opened({
    ...answers,
    BillingTransactions: { billing: { ...billing, mobileTransactions: [] } },
  });
  const card = screen.getByRole("region", { name: "Transactions" });
  await expect.element(card.getByRole("heading", { name: "Streaming" })).toBeVisible();
  await expect.element(card.getByRole("heading", { name: "Mobile" })).not.toBeInTheDocument();
  await expect.element(card.getByRole("link", { name: "All mobile transactions" })).not.toBeInTheDocument();
});

test("the latest statements show their charges and what of them is paid, as their list does", async () => {
  const node = (id: string, currentCharges: number, paymentState: string, openAmount = currentCharges) => ({
    __typename: "Statement",
    id,
    statementDate: "2026-11-14",
    dueDate: "2026-12-05",
    currentCharges,
    openAmount,
    paymentState,
  });
  const nodes = [
    node("a", 36_480, "UNPAID"),
    node("b", 18_240, "PAST_DUE"),
    node("c", 9_100, "PAID", 0),
    node("d", 9_200, "PENDING", 0),
    node("e", 9_300, "PARTLY_PAID", 3_000),
    node("f", -1_500, "NOTHING_DUE", 0),
  ];
  const statements = { __typename: "StatementConnection", nodes };
  const screen = await opened({
    ...homeAnswers(),
    BillingStatements: { billing: { __typename: "BillingAccount", id: accountId, statements } },
  });
  await expect
    .element(screen.getByRole("region", { name: "Statements" }))
    .toMatchTextContent(
      /Amounts don’t include earlier balances\..*Due Dec 5, 2026.*\$364\.80.*Was due Dec 5, 2026.*\$182\.40.*Paid.*\$91\.00.*In process.*\$92\.00.*Partly paid\$30\.00 left to pay.*\$93\.00.*Nothing due.*−\$15\.00/s,
    );
});

test("[B15] the account's nickname is below the title and in the settings; a card number is refused at its field and stays in it; users who may not pay see it and cannot change it", async () => {
  const nickname = "Warehouse and bakery, 14 Main St, Boston";
  const screen = await opened(homeAnswers(accountWith(), serviceWith(), nickname));
  await expect.element(screen.getByText(`${nickname} (Harbor Street Bakery)`)).toBeVisible();
  const settings = screen.getByRole("region", { name: "Billing settings" });
  await expect.element(settings.getByText(nickname, { exact: true })).toBeVisible();
  await userEvent.click(settings.getByRole("button", { name: "Change nickname" }));
  const field = page
    .getByRole("dialog", { name: "Nickname for account 8347 20 1180" })
    .getByRole("textbox", { name: /Nickname/ });
  await expect.element(field).toHaveValue(nickname);
  await userEvent.fill(field, "4242 4242 4242");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveAccessibleDescription(/four digits at most/);
  await expect.element(field).toHaveValue("4242 4242 4242");
  await expectNoAxeViolations();
  await userEvent.fill(field, "Depot");
  await expect.element(field).toBeValid();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await screen.unmount();
  const looking = await opened(homeAnswers(accountWith({ canPay: false }), serviceWith(), nickname));
  await expect.element(looking.getByText(nickname, { exact: true })).toBeVisible();
  expect(looking.getByRole("button", { name: "Change nickname" }).all()).toEqual([]);
});

test("[BILL-02] amount due, past due and credit show alone and together", async () => {
  const shows = async (status: Status, ...words: RegExp[]) => {
    const screen = await opened(homeAnswers(accountWith({ status: inGraph(status) })));
    for (const word of words) await expect.element(screen.getByText(word).first()).toBeVisible();
    await screen.unmount();
  };
  await shows(statuses.due, /^Nothing is past due\.$/);
  await shows({ ...statuses.inCredit, creditBalance: 0 }, /^You owe nothing right now\.$/);
  await shows({ ...statuses.pastDue, stillDue: 18240, current: 0, dueDate: null }, /^All of it is past due\./);
  await shows(statuses.inCredit, /^You have a credit of \$35\.00\./);
  await shows(
    { ...statuses.pastDue, creditBalance: 1500 },
    /^\$182\.40 of it is past due\./,
    /^You also have a credit of \$15\.00\./,
  );
  await shows({ ...statuses.due, onItsWay: 10000 }, /^We’re processing your \$100\.00 payment\./);
});

test("the billing home starts with the same account status as the summary", { tags: "full" }, async () => {
  const first = async (status: Status) => {
    const screen = await opened(homeAnswers(accountWith({ status: inGraph(status) })));
    await expect.element(screen.getByText(/You don’t need to do anything\./)).toBeVisible();
    expect(screen.getByRole("link", { name: /^Pay \$/ }).all()).toEqual([]);
    const said = screen.getByText(/You don’t need to do anything\./).element().textContent;
    await screen.unmount();
    return said;
  };
  expect(await first(statuses.autoPay)).toBe(
    "Auto Pay will charge $243.17 on December 3, 2026. You don’t need to do anything.",
  );
  expect(await first(statuses.scheduled)).toBe(
    "$248.17 is scheduled in 2 payments, the last on December 1, 2026. You don’t need to do anything.",
  );
  expect(await first(statuses.onItsWay)).toBe(
    "We’re processing your $248.17 payment, which covers your amount due. You don’t need to do anything.",
  );
});

test(
  "[PAY-03 partly] quick pay is offered when something is due and a saved method can be charged; there is no pay link without permission or while a payment is pending; a late balance has one button, in its alert",
  { tags: "full" },
  async () => {
    const expectLinks = async (changes: Parameters<typeof accountWith>[0], names: string[]) => {
      const screen = await opened(homeAnswers(accountWith(changes)), "en-US", [delinquencyRead.received(schedule(43))]);
      const links = () =>
        screen
          .getByRole("link")
          .all()
          .map((link) => link.element() as HTMLAnchorElement)
          .filter(({ href }) => /pay-bill|\/payments\//.test(href))
          .map(({ textContent }) => textContent);
      await expect.poll(links).toEqual(names);
      await screen.unmount();
    };
    await expectLinks({}, ["Pay $248.17", "Quick pay with Visa ending in 4242"]);
    await expectLinks({ paymentMethods: [methodWith("mc", { expired: true })] }, ["Pay $248.17"]);
    await expectLinks({ status: inGraph({ ...statuses.inCredit, creditBalance: 0 }) }, ["Make a payment"]);
    await expectLinks({ canPay: false }, []);
    await expectLinks({ lockingPayment: locking }, ["See this payment"]);
    const late = await opened(homeAnswers(pastDue), "en-US", [delinquencyRead.received(schedule(43))]);
    await expect.element(late.getByRole("link", { name: "Pay $364.80" })).toBeVisible();
    expect(late.getByRole("link", { name: /^(Pay |Quick pay|Make a payment)/ }).all()).toHaveLength(1);
  },
);

test.each([
  ["PAST_DUE", "Your mobile bill is past due.", "Su factura móvil está vencida."],
  ["HOTLINED", "Your mobile lines are limited.", "Sus líneas móviles están limitadas."],
  [
    "TEMPORARILY_DISCONNECTED",
    "Your mobile lines are temporarily disconnected.",
    "Sus líneas móviles están desconectadas temporalmente.",
  ],
  ["INACTIVE", "Your mobile service is inactive.", "Su servicio móvil está inactivo."],
] as const)(
  "[BILL-05] [BILL-18] mobile that is %s has its own alert in both languages, which says that mobile requires Auto Pay and links there",
  async (mobile, english, spanish) => {
    const status = inGraph({
      ...statuses.pastDue,
      service: { ...statuses.pastDue.service, mobile, restoreMinutes: 15 },
    });
    const words = {
      "en-US": [english, "Mobile service requires Auto Pay.", "Turn on Auto Pay", "Pay $364.80"],
      "es-US": [
        spanish,
        "El servicio móvil requiere el pago automático.",
        "Activar el pago automático",
        "Pagar $364.80",
      ],
    } as const;
    for (const locale of ["en-US", "es-US"] as const) {
      const [title, needs, link, pay] = words[locale];
      const screen = await opened(homeAnswers(accountWith({ status })), locale);
      await expect.element(screen.getByText(title)).toBeVisible();
      await expect.element(screen.getByText(new RegExp(needs))).toBeVisible();
      const links = screen
        .getByRole("main")
        .getByRole("link")
        .all()
        .map((each) => each.element() as HTMLAnchorElement);
      expect(
        links
          .filter(({ pathname }) => /pay-bill|enroll/.test(pathname))
          .map(({ textContent, pathname }) => [textContent, pathname])
          .slice(0, 2),
      ).toEqual([
        [pay, "/billing/pay-bill"],
        [link, "/billing/auto-pay/enroll"],
      ]);
      expect(screen.getByRole("link", { name: pay, exact: true }).all()).toHaveLength(1);
      await screen.unmount();
    }
  },
);

test("[BILL-18] with Auto Pay on, the alert of late mobile service links to its settings", async () => {
  const screen = await opened(
    homeAnswers(
      accountWith({
        status: inGraph({ ...statuses.autoPay, service: { ...statuses.due.service, mobile: "INACTIVE" } }),
      }),
    ),
  );
  await expect
    .element(screen.getByRole("link", { name: "Go to Auto Pay" }))
    .toHaveAttribute("href", `/billing/auto-pay?account=${accountId}`);
});

test.each([
  [
    30,
    "Pay $364.80 to avoid an interruption of your service.",
    "Pague $364.80 para evitar una interrupción de su servicio.",
  ],
  [
    43,
    "Pay $364.80 to avoid the suspension of your service.",
    "Pague $364.80 para evitar la suspensión de su servicio.",
  ],
  [50, "Pay $364.80 to restore your service.", "Pague $364.80 para restablecer su servicio."],
  [76, "Pay $364.80 and return your equipment.", "Pague $364.80 y devuelva su equipo."],
] as const)(
  "[BILL-03] shows late-balance tier %d in both languages",
  { tags: "full" },
  async (tier, english, spanish) => {
    for (const [locale, words] of [
      ["en-US", english],
      ["es-US", spanish],
    ] as const) {
      const screen = await opened(homeAnswers(pastDue), locale, [delinquencyRead.received(schedule(tier))]);
      await expect.element(screen.getByText(words)).toBeVisible();
      await screen.unmount();
    }
  },
);

test("[BILL-06] a disconnected account sees its alert with the amount to pay, and no link to Auto Pay", async () => {
  const screen = await opened(
    homeAnswers(
      accountWith({
        status: inGraph({ ...statuses.pastDue, service: { ...statuses.pastDue.service, state: "DISCONNECTED" } }),
      }),
    ),
  );
  await expect
    .element(screen.getByText("This account is disconnected. You can still pay your amount due."))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Pay $364.80" })).toBeVisible();
  await expect.element(screen.getByText("A disconnected account can’t be enrolled in Auto Pay.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Turn on Auto Pay" }).all()).toEqual([]);
});

test("[BILL-04] [BILL-08] after a payment it says when the service’s return is expected, in minutes and by the clock; an arrangement shows what remains", async () => {
  const service = {
    ...statuses.due.service,
    state: "BEING_RESTORED",
    restoreMinutes: 15,
    restoredBy: "2026-11-21T15:15:00.000Z",
  } as const;
  const deferralPlan = {
    __typename: "DeferralPlan",
    installmentsRemaining: 3,
    installmentAmount: 6200,
    nextInstallmentDate: "2026-12-02",
  } as const;
  const screen = await opened(
    homeAnswers(accountWith({ status: inGraph({ ...statuses.due, service }) }), serviceWith({ deferralPlan })),
  );
  await expect.element(screen.getByText(/^Your service will be back by 10:15\sAM\.$/)).toBeVisible();
  await expect.element(screen.getByText(/within 15 minutes/)).toBeVisible();
  await expect.element(screen.getByText("3 installments remaining")).toBeVisible();
  await expectNoAxeViolations();
});

test("[B12 partly] users who may not pay see who can, with a prepared message to them", async () => {
  const screen = await opened(homeAnswers(accountWith({ canPay: false })));
  await expect
    .element(screen.getByText("These people on your account can: Dana (owner) and Ada (administrator)."))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Copy the message/ })).toBeVisible();
});

test("users who may not pay are not offered Auto Pay", { tags: "full" }, async () => {
  const off = { status: inGraph(statuses.due) };
  const payer = await opened(homeAnswers(accountWith(off)));
  await expect.element(payer.getByRole("link", { name: "Turn on Auto Pay" })).toBeVisible();
  await payer.unmount();
  const looking = await opened(homeAnswers(accountWith({ ...off, canPay: false })));
  await expect.element(looking.getByText("Your bill isn’t paid automatically.", { exact: true })).toBeVisible();
  expect(looking.getByRole("link", { name: "Turn on Auto Pay" }).elements()).toEqual([]);
});

test("users who may not pay are not offered to preview a payment, and see the payment methods without managing them", async () => {
  const screen = await opened(homeAnswers(accountWith({ canPay: false })));
  await expect.element(screen.getByRole("link", { name: "See payment methods" })).toBeVisible();
  for (const name of ["Preview a payment", "Manage payment methods"])
    expect(screen.getByRole("link", { name }).elements()).toEqual([]);
});

test("users who may not pay see that Auto Pay is on, and no link to manage it", async () => {
  const on = { autoPayEnrolled: true, status: inGraph(statuses.autoPay) };
  const payer = await opened(homeAnswers(accountWith(on)));
  await expect.element(payer.getByRole("link", { name: "Manage Auto Pay" })).toBeVisible();
  await payer.unmount();
  const looking = await opened(homeAnswers(accountWith({ ...on, canPay: false })));
  await expect.element(looking.getByText("On", { exact: true }).first()).toBeVisible();
  expect(looking.getByRole("link", { name: "Manage Auto Pay" }).elements()).toEqual([]);
});

test(
  "[BILL-10] news and disclosures open in dialogs; an enterprise account links to its own site",
  { tags: "full" },
  async () => {
    const screen = await opened(homeAnswers());
    for (const name of ["News and information", "Billing disclosures"]) {
      await screen.getByRole("button", { name }).click();
      await expect.element(screen.getByRole("dialog", { name })).toBeVisible();
      await screen.getByRole("button", { name: "Close" }).click();
    }
    await screen.unmount();
    const billedElsewhere = {
      __typename: "BilledElsewhere",
      reason: "ENTERPRISE",
      url: "https://enterprise-billing.example/",
    } as const;
    const enterprise = await opened(homeAnswers(accountWith({ canPay: false }), serviceWith({ billedElsewhere })));
    await expect
      .element(enterprise.getByRole("link", { name: "Go to enterprise billing" }))
      .toHaveAttribute("href", "https://enterprise-billing.example/");
  },
);

test.each<[Locale, string, string, string]>([
  ["en-US", "Your billing has moved", "Go to your billing", "Call customer care to find out where your bills are."],
  [
    "es-US",
    "Su facturación cambió de sitio",
    "Ir a su facturación",
    "Llame a atención al cliente para saber dónde encontrar sus facturas.",
  ],
])(
  "[BILL-10] in %s an account whose billing has moved gets a link or a phone number, and no pay link",
  async (locale, title, go, call) => {
    const moved = (url: string | null) =>
      homeAnswers(
        accountWith({ canPay: false }),
        serviceWith({ billedElsewhere: { __typename: "BilledElsewhere", reason: "MOVED", url } }),
      );
    const screen = await opened(moved("https://billing-two.example/"), locale);
    await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: go }))
      .toHaveAttribute("href", "https://billing-two.example/");
    expect(document.querySelectorAll("a[href*='pay-bill']")).toHaveLength(0);
    await expectNoAxeViolations();
    await screen.unmount();
    const unknown = await opened(moved(null), locale);
    await expect.element(unknown.getByText(call)).toBeVisible();
    await expect.element(unknown.getByRole("link", { name: go })).not.toBeInTheDocument();
  },
);

test("[BILL-10] the page footer links to the disclaimers, and closing a dialog returns the focus", async () => {
  const screen = await opened(homeAnswers());
  await expect.element(screen.getByRole("link", { name: "Disclaimers" })).toHaveAttribute("href", "/disclaimers");
  const news = screen.getByRole("button", { name: "News and information" });
  await news.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(news).toHaveFocus();
});

test(
  "[SERV-05] an account with Hosted Voice has its card in billing; an account without has none",
  { tags: "full" },
  async () => {
    const knownServices = (list: typeof services) => [
      sessionKnown(bootstrapFor(dana).session),
      servicesRead.received(list),
    ];
    const without = await opened(homeAnswers(), "en-US", knownServices(services));
    expect(without.getByRole("heading", { name: "Hosted Voice" }).elements()).toEqual([]);
    await without.unmount();
    const screen = await opened(
      homeAnswers(),
      "en-US",
      knownServices([...services, hostedVoice(12, "https://hosted-voice.example.com/harbor-street")]),
    );
    const card = screen.getByRole("region", { name: "Hosted Voice" });
    await expect
      .element(card)
      .toMatchTextContent(/12 assigned lines.*Group Admins get access to all Hosted Voice lines\./s);
    await expect
      .element(card.getByRole("link", { name: "Manage Hosted Voice" }))
      .toHaveAttribute("href", "https://hosted-voice.example.com/harbor-street");
  },
);

test.each([
  ["en-US", "SUSPENDED", "Suspended"],
  ["es-US", "DISCONNECTED", "Desconectado"],
] as const)(
  "[SERV-05] %s: the Hosted Voice card of an account that is %s says that it is stopped; a running one does not",
  { tags: "full" },
  async (locale, state, words) => {
    const known = [
      sessionKnown(bootstrapFor(dana).session),
      servicesRead.received([hostedVoice(12, "https://hosted-voice.example.com/harbor-street")]),
    ];
    const status = inGraph({ ...statuses.pastDue, service: { ...statuses.pastDue.service, state } });
    const stopped = await opened(homeAnswers(accountWith({ status })), locale, known);
    await expect.element(stopped.getByRole("region", { name: "Hosted Voice" }).getByText(words)).toBeVisible();
    await expectNoAxeViolations();
    await stopped.unmount();
    const runs = await opened(homeAnswers(), locale, known);
    await expect.element(runs.getByRole("region", { name: "Hosted Voice" })).toBeVisible();
    expect(runs.getByRole("region", { name: "Hosted Voice" }).getByText(words).elements()).toEqual([]);
  },
);
