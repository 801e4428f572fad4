import type { Article } from "./article.ts";

const ofBilling = { toggle: "billing" } as const;

/** Bills and payments. */
export const billingArticles: readonly Article[] = [
  {
    id: "pay-your-bill",
    page: "/billing/pay-bill",
    isUseful: true,
    ...ofBilling,
    en: {
      title: "Pay your bill",
      summary: "Pay all or part of what you owe with a card or a bank account, today or on a later day.",
      body: [
        "1. Open [Make a payment](/billing/pay-bill).\n2. Choose how much: the full balance, or another amount.\n3. Choose a card or a bank account, and the day.\n4. Check everything on the last step, then pay. We show whether you were charged, and you can print a receipt.",
        "## After you pay",
        "A payment can take up to 24 hours to show on your balance. There is no fee for paying online.",
        "If we can’t tell at once whether a payment went through, we say so. **Don’t pay again**: the answer appears by itself.",
      ],
    },
    es: {
      title: "Pagar su factura",
      summary: "Pague todo o una parte de lo que debe con una tarjeta o una cuenta bancaria, hoy o en otra fecha.",
      body: [
        "1. Abra [Hacer un pago](/billing/pay-bill).\n2. Elija cuánto: el saldo completo u otra cantidad.\n3. Elija una tarjeta o una cuenta bancaria, y el día.\n4. Revise todo en el último paso y después pague. Le mostramos si se hizo el cobro, y puede imprimir un recibo.",
        "## Después de pagar",
        "Un pago puede tardar hasta 24 horas en verse en su saldo. Pagar en línea no tiene cargo.",
        "Si no podemos saber enseguida si un pago se hizo, se lo decimos. **No vuelva a pagar**: la respuesta aparece sola.",
      ],
    },
  },
  {
    id: "set-up-auto-pay",
    page: "/billing/auto-pay",
    isUseful: true,
    ...ofBilling,
    en: {
      title: "Set up or change Auto Pay",
      summary: "Auto Pay pays each bill for you, so you’re never late. You choose the card or bank account.",
      body: [
        "## Turn it on",
        "1. Open [Auto Pay](/billing/auto-pay) and turn it on.\n2. Choose what pays: a card or a bank account.\n3. Choose the day.\n4. Accept the terms.",
        "## Good to know",
        "- Auto Pay begins with your next bill. If a bill is due now, [pay it yourself](article:pay-your-bill) first.\n- You can change the payment method or the day later, or turn Auto Pay off, on the same page.\n- Mobile service needs Auto Pay. It also takes $5 a month off your bill.",
      ],
    },
    es: {
      title: "Activar o cambiar el pago automático",
      summary:
        "El pago automático paga cada factura por usted y a tiempo. Usted elige la tarjeta o la cuenta bancaria.",
      body: [
        "## Activarlo",
        "1. Abra [Pago automático](/billing/auto-pay) y actívelo.\n2. Elija con qué se paga: una tarjeta o una cuenta bancaria.\n3. Elija el día.\n4. Acepte los términos.",
        "## Conviene saber",
        "- El pago automático empieza con su próxima factura. Si una factura vence ahora, [páguela usted](article:pay-your-bill) primero.\n- Después puede cambiar el método de pago o el día, o desactivar el pago automático, en la misma página.\n- El servicio móvil necesita el pago automático. Además, descuenta $5 al mes de su factura.",
      ],
    },
  },
  {
    id: "schedule-a-payment",
    page: "/billing/scheduled-payments",
    ...ofBilling,
    en: {
      title: "Schedule a payment, or cancel one",
      summary: "Choose the day on which a payment is made, and change your mind until then.",
      body: [
        "When you make a payment, choose a later day instead of today. An account can have two scheduled payments.",
        "Scheduled payments lists what is planned. There you can change or cancel a payment before its day.",
        "The money is taken on the day that you chose. Keep the card or bank account ready until then.",
      ],
    },
    es: {
      title: "Programar un pago o cancelarlo",
      summary: "Elija el día en que se hace un pago y cambie de idea hasta entonces.",
      body: [
        "Cuando haga un pago, elija otra fecha en lugar de hoy. Una cuenta puede tener dos pagos programados.",
        "Pagos programados muestra lo que está previsto. Allí puede cambiar o cancelar un pago antes de su día.",
        "El dinero se cobra el día que usted eligió. Mantenga lista la tarjeta o la cuenta bancaria hasta entonces.",
      ],
    },
  },
  {
    id: "payment-methods",
    page: "/billing/payment-methods",
    ...ofBilling,
    en: {
      title: "Save or remove cards and bank accounts",
      summary: "Save up to 12 payment methods, name them, and choose a default.",
      body: [
        "Open Payment methods and add a card or a bank account. What you type goes straight to our card vault; we keep the last four digits.",
        "Give each method a name, such as “Office card”, so that everyone on the account can tell them apart.",
        "When a card expires, edit it and enter its new date. If Auto Pay or a scheduled payment uses a method, choose another one for them before you remove it.",
      ],
    },
    es: {
      title: "Guardar o quitar tarjetas y cuentas bancarias",
      summary: "Guarde hasta 12 métodos de pago, póngales nombre y elija el predeterminado.",
      body: [
        "Abra Métodos de pago y agregue una tarjeta o una cuenta bancaria. Lo que escribe va directo a nuestra bóveda de tarjetas; guardamos los últimos cuatro dígitos.",
        "Ponga un nombre a cada método, como “Tarjeta de la oficina”, para que todos en la cuenta los distingan.",
        "Cuando una tarjeta venza, edítela y escriba la fecha nueva. Si el pago automático o un pago programado usa un método, elija otro para ellos antes de quitarlo.",
      ],
    },
  },
  {
    id: "read-your-statement",
    page: "/billing/view-statements",
    isUseful: true,
    ...ofBilling,
    en: {
      title: "Find and read your statements",
      summary: "See each bill line by line, and download it as a PDF.",
      body: [
        "Statements lists your bills, newest first. Open one to see what each service costs, with taxes, credits and payments.",
        "A new statement is ready 24 to 48 hours after your billing day. It’s due 21 days later.",
        "When the amount is higher than usual, look for new services, a price that changed in the middle of the month, or a balance from the month before.",
      ],
    },
    es: {
      title: "Encontrar y leer sus estados de cuenta",
      summary: "Vea cada factura renglón por renglón y descárguela en PDF.",
      body: [
        "Estados de cuenta muestra sus facturas, primero la más reciente. Abra una para ver cuánto cuesta cada servicio, con impuestos, créditos y pagos.",
        "Un estado de cuenta nuevo está listo de 24 a 48 horas después de su día de facturación. Vence 21 días más tarde.",
        "Si la cantidad es mayor que de costumbre, busque servicios nuevos, un precio que cambió a mitad de mes o un saldo del mes anterior.",
      ],
    },
  },
  {
    id: "payment-not-showing",
    page: "/billing/payment-history",
    ...ofBilling,
    en: {
      title: "A payment is missing or was returned",
      summary: "Where to see what happened to a payment, and what to do next.",
      body: [
        "[Payment history](/billing/payment-history) lists every payment with its state.",
        "## It doesn’t show yet",
        "A payment can take up to 24 hours to show on your balance. Before you pay again, check that it isn’t still being confirmed.",
        "## It was returned",
        "A bank can return a payment days later, for example when there wasn’t enough money. We tell you on the account summary, and what you owe goes up again.",
        "## You were charged twice",
        "Call [customer care](tel:care): we’ll find both payments.",
      ],
    },
    es: {
      title: "Un pago no aparece o fue devuelto",
      summary: "Dónde ver qué pasó con un pago y qué hacer después.",
      body: [
        "[Historial de pagos](/billing/payment-history) muestra cada pago con su estado.",
        "## Todavía no aparece",
        "Un pago puede tardar hasta 24 horas en verse en su saldo. Antes de pagar otra vez, revise que no siga en confirmación.",
        "## Fue devuelto",
        "Un banco puede devolver un pago días después, por ejemplo si no había suficiente dinero. Se lo decimos en el resumen de la cuenta, y lo que debe vuelve a subir.",
        "## Le cobraron dos veces",
        "Llame a [atención al cliente](tel:care): encontraremos los dos pagos.",
      ],
    },
  },
  {
    id: "pay-several-accounts",
    page: "/billing/pay-accounts",
    ...ofBilling,
    en: {
      title: "Pay several accounts together",
      summary: "If you manage more than one account, pay up to 10 of them in one go.",
      body: [
        "Open Pay several accounts, mark the accounts, and choose an amount for each.",
        "One card or bank account pays them all. Each account still gets a payment and a receipt of its own.",
        "If one of the payments is refused, the others are made. We show which ones.",
      ],
    },
    es: {
      title: "Pagar varias cuentas juntas",
      summary: "Si administra más de una cuenta, pague hasta 10 de una sola vez.",
      body: [
        "Abra Pagar varias cuentas, marque las cuentas y elija una cantidad para cada una.",
        "Una sola tarjeta o cuenta bancaria paga todas. Cada cuenta recibe de todos modos su propio pago y su recibo.",
        "Si uno de los pagos se rechaza, los demás se hacen. Le mostramos cuáles.",
      ],
    },
  },
  {
    id: "ways-to-pay",
    page: "/billing/bill-pay-options",
    ...ofBilling,
    en: {
      title: "Other ways to pay",
      summary: "By phone, by mail or in a store, and how long each one takes.",
      body: [
        "Ways to pay lists every way, with its fee and how soon the money arrives. None of them has a fee.",
        "Allow 5 to 7 days for a check by mail. Write your account number on it.",
        "If your service may be stopped soon, pay online: it’s the fastest way.",
      ],
    },
    es: {
      title: "Otras formas de pagar",
      summary: "Por teléfono, por correo o en una tienda, y cuánto tarda cada una.",
      body: [
        "Formas de pagar muestra todas las formas, con su cargo y cuánto tarda en llegar el dinero. Ninguna tiene cargo.",
        "Calcule de 5 a 7 días para un cheque por correo. Escriba en él su número de cuenta.",
        "Si su servicio podría suspenderse pronto, pague en línea: es la forma más rápida.",
      ],
    },
  },
];
