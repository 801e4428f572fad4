import type { Article } from "./article.ts";

/** Internet, TV, equipment and outages. */
export const serviceArticles: readonly Article[] = [
  {
    id: "restart-equipment",
    page: "/services",
    toggle: "equipment",
    isUseful: true,
    en: {
      title: "Restart your modem, router or other equipment",
      summary: "A restart often fixes a connection that is slow or down. It takes a few minutes.",
      body: [
        "While a modem restarts, internet and phone lines that run through it don’t work. Owners and administrators can restart it from here.",
        "## Restart it",
        "1. Open [Services](/services) and find the device. Its state says whether it’s online.\n2. Choose **Restart**.\n3. Wait a few minutes. Don’t unplug it: the page says when it’s back.",
        "## When it doesn’t help",
        "- You can restart a device again 10 minutes later.\n- If two restarts don’t help, [look for an outage](/outage-map).\n- If there’s no outage, call [technical support](tel:tech-support).",
      ],
    },
    es: {
      title: "Reiniciar su módem, enrutador u otro equipo",
      summary: "Un reinicio suele arreglar una conexión lenta o caída. Tarda unos minutos.",
      body: [
        "Mientras un módem se reinicia, no funcionan el internet ni las líneas telefónicas que pasan por él. Las personas con rol de titular o de administración pueden reiniciarlo desde aquí.",
        "## Reiniciarlo",
        "1. Abra [Servicios](/services) y busque el equipo. Su estado dice si está en línea.\n2. Elija **Reiniciar**.\n3. Espere unos minutos. No lo desconecte: la página avisa cuando vuelve.",
        "## Si no ayuda",
        "- Puede reiniciar un equipo otra vez 10 minutos después.\n- Si dos reinicios no ayudan, [revise si hay una interrupción](/outage-map).\n- Si no hay ninguna, llame a [soporte técnico](tel:tech-support).",
      ],
    },
  },
  {
    id: "internet-is-slow",
    page: "/services/internet/speed-test",
    toggle: "canUseSMBSpeedTestMFE",
    en: {
      title: "When the internet is slow",
      summary: "Measure your speed, and find out whether Wi-Fi, equipment or the network is the reason.",
      body: [
        "## Find the reason",
        "1. Run the [speed test](/services/internet/speed-test) close to your router, with nothing else downloading. Compare the result with the speed that you pay for.\n2. Test again with a computer that has a cable to the router.\n3. Write down the results: they help our technicians.",
        "## What to do",
        "- If the cable is fast and Wi-Fi is slow, move the router into the open, away from metal and microwaves.\n- If both are slow, [restart the modem](article:restart-equipment) and test again.",
      ],
    },
    es: {
      title: "Cuando el internet está lento",
      summary: "Mida su velocidad y averigüe si la causa es el wifi, el equipo o la red.",
      body: [
        "## Encontrar la causa",
        "1. Haga la [prueba de velocidad](/services/internet/speed-test) cerca de su enrutador y sin otras descargas. Compare el resultado con la velocidad que paga.\n2. Repita la prueba con una computadora conectada por cable al enrutador.\n3. Anote los resultados: ayudan a nuestros técnicos.",
        "## Qué hacer",
        "- Si el cable va rápido y el wifi va lento, ponga el enrutador en un lugar abierto, lejos de metal y de microondas.\n- Si los dos van lentos, [reinicie el módem](article:restart-equipment) y repita la prueba.",
      ],
    },
  },
  {
    id: "check-for-outages",
    page: "/outage-map",
    isUseful: true,
    en: {
      title: "Check for an outage",
      summary: "See whether service is down at your address, since when, and until when.",
      body: [
        "Outages shows every area, and works without signing in: enter your ZIP code. When you’re signed in, the answer for your address comes first.",
        "Each outage has its updates, newest first, and the time at which we expect service back. Planned work is listed before it begins.",
        "During an outage, restarting your equipment doesn’t help. Leave it on, so that it connects as soon as service is back.",
      ],
    },
    es: {
      title: "Revisar si hay una interrupción",
      summary: "Vea si no hay servicio en su dirección, desde cuándo y hasta cuándo.",
      body: [
        "Interrupciones muestra todas las zonas y funciona sin iniciar sesión: escriba su código postal. Si inició sesión, la respuesta para su dirección aparece primero.",
        "Cada interrupción tiene sus novedades, primero la más reciente, y la hora en que esperamos que vuelva el servicio. Los trabajos previstos se muestran antes de empezar.",
        "Durante una interrupción, reiniciar su equipo no ayuda. Déjelo encendido para que se conecte en cuanto vuelva el servicio.",
      ],
    },
  },
  {
    id: "callback-and-credit-for-an-outage",
    page: "/outage-callback",
    en: {
      title: "Get a call or a credit for an outage",
      summary: "Ask us to call you during an outage. An outage of an hour or more is credited without asking.",
      body: [
        "While an outage affects your account, ask for a callback: leave a number and choose two hours between 8 AM and 8 PM.",
        "You can cancel the callback on the same page when service is back.",
        "When an outage lasted an hour or more, your next statement has a credit for it. You don’t need to ask.",
      ],
    },
    es: {
      title: "Recibir una llamada o un crédito por una interrupción",
      summary:
        "Pídanos que le llamemos durante una interrupción. Si dura una hora o más, el crédito se hace sin pedirlo.",
      body: [
        "Mientras una interrupción afecta su cuenta, pida una llamada: deje un número y elija dos horas entre las 8 a.m. y las 8 p.m.",
        "Puede cancelar la llamada en la misma página cuando vuelva el servicio.",
        "Si una interrupción duró una hora o más, su próximo estado de cuenta incluye un crédito. No necesita pedirlo.",
      ],
    },
  },
  {
    id: "change-or-add-services",
    page: "/upgrade",
    en: {
      title: "Get faster internet or another service",
      summary: "Order a change, see your new bill before you order, and follow the order.",
      body: [
        "Change a service lists the sizes of what you have. Add a service lists what you don’t have yet.",
        "Before you order, we show your next bill and the monthly price after it. If a technician has to come, you choose the time.",
        "Your order has a page of its own, which says until when you can cancel it.",
      ],
    },
    es: {
      title: "Tener internet más rápido u otro servicio",
      summary: "Pida un cambio, vea su nueva factura antes de pedirlo y siga el pedido.",
      body: [
        "Cambiar un servicio muestra los tamaños de lo que tiene. Agregar un servicio muestra lo que todavía no tiene.",
        "Antes de pedir, le mostramos su próxima factura y el precio mensual después. Si tiene que ir un técnico, usted elige la hora.",
        "Su pedido tiene su propia página, que dice hasta cuándo puede cancelarlo.",
      ],
    },
  },
  {
    id: "activate-add-ons",
    page: "/services/add-ons",
    en: {
      title: "Activate security, backup and email",
      summary: "Some extras are part of your service and only need to be activated.",
      body: [
        "Add-ons lists what your account has, such as Security Suite or Backup, and whether each one is active.",
        "Choose Activate, then give licenses to the people who need them. The page shows how many are left.",
        "To add what your account doesn’t have yet, call us.",
      ],
    },
    es: {
      title: "Activar seguridad, respaldo y correo",
      summary: "Algunos extras son parte de su servicio y solo hay que activarlos.",
      body: [
        "Servicios adicionales muestra lo que tiene su cuenta, como el paquete de seguridad o la copia de seguridad, y si cada uno está activo.",
        "Elija Activar y después dé licencias a las personas que las necesitan. La página muestra cuántas quedan.",
        "Para agregar lo que su cuenta todavía no tiene, llámenos.",
      ],
    },
  },
];
