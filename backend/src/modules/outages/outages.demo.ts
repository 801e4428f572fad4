import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { callWindows } from "@portico/rules/outage";
import { callbacks, outageAreas, outages, outageUpdates, serviceAreas, serviceNotices } from "./outages.tables.ts";
import { demoAreas } from "./serviceAreas.demo.ts";

type Update = Omit<typeof outageUpdates.$inferInsert, "outageId" | "at" | "estimatedResolution"> & {
  /** Minutes from now; negative is past. */
  at: number;
  estimate?: number;
};
type Planned = {
  id: string;
  areas: string[];
  services: (typeof outages.$inferInsert)["services"];
  severity: (typeof outages.$inferInsert)["severity"];
  announced: number;
  starts: number;
  ends: number;
  updates: readonly Update[];
};

const HOUR = 60;

/** The demo's outages: each goes on by the business clock, up to its end. */
const plan: readonly Planned[] = [
  {
    id: "OUT-48117",
    areas: ["ferry-landing"],
    services: ["INTERNET", "VOICE"],
    severity: "CRITICAL",
    announced: -90,
    starts: -95,
    ends: 150,
    updates: [
      {
        at: -90,
        step: "INVESTIGATING",
        bodyEn: "Internet and voice are down in Ferry Landing. We’re finding out why.",
        bodyEs: "No hay internet ni voz en Ferry Landing. Estamos averiguando la causa.",
      },
      {
        at: -60,
        step: "CAUSE_FOUND",
        estimate: 90,
        bodyEn: "Road work on Quay Street cut a fiber cable. A crew is on its way.",
        bodyEs: "Una obra en Quay Street cortó un cable de fibra. Un equipo va en camino.",
      },
      {
        at: -15,
        step: "REPAIRING",
        estimate: 165,
        bodyEn: "The crew is replacing the cut cable. It’s taking longer than expected because two cables are damaged.",
        bodyEs: "El equipo está cambiando el cable cortado. Tardará más de lo previsto, porque hay dos cables dañados.",
      },
      {
        at: 150,
        step: "RESOLVED",
        bodyEn: "Internet and voice work again in Ferry Landing. If yours doesn’t, restart your modem.",
        bodyEs:
          "El internet y la voz vuelven a funcionar en Ferry Landing. Si los suyos no funcionan, reinicie el módem.",
      },
    ],
  },
  {
    id: "OUT-48120",
    areas: ["brickyard"],
    services: ["INTERNET"],
    severity: "MAJOR",
    announced: -40,
    starts: -50,
    ends: 5 * HOUR,
    updates: [
      {
        at: -40,
        step: "INVESTIGATING",
        bodyEn: "Internet works on and off in Brickyard. We’re finding out why.",
        bodyEs: "El internet funciona a ratos en Brickyard. Estamos averiguando la causa.",
      },
      {
        at: HOUR,
        step: "CAUSE_FOUND",
        estimate: 4 * HOUR,
        bodyEn: "A power supply in our equipment is failing. A technician is bringing a new one.",
        bodyEs: "Está fallando una fuente de energía de nuestro equipo. Un técnico lleva otra.",
      },
      {
        at: 5 * HOUR,
        step: "RESOLVED",
        bodyEn: "Internet works normally again in Brickyard.",
        bodyEs: "El internet vuelve a funcionar con normalidad en Brickyard.",
      },
    ],
  },
  {
    id: "OUT-47902",
    areas: ["south-fields"],
    services: ["INTERNET", "VIDEO"],
    severity: "CRITICAL",
    announced: -29 * HOUR,
    starts: -29 * HOUR - 10,
    ends: -18 * HOUR,
    updates: [
      {
        at: -29 * HOUR,
        step: "INVESTIGATING",
        bodyEn: "Internet and TV are down in South Fields. We’re finding out why.",
        bodyEs: "No hay internet ni TV en South Fields. Estamos averiguando la causa.",
      },
      {
        at: -27 * HOUR,
        step: "CAUSE_FOUND",
        estimate: -19 * HOUR,
        bodyEn: "A storm took down two poles. The power company must clear the street before we can start.",
        bodyEs:
          "Una tormenta derribó dos postes. La compañía de electricidad debe despejar la calle antes de que podamos empezar.",
      },
      {
        at: -18 * HOUR,
        step: "RESOLVED",
        bodyEn: "Internet and TV work again in South Fields. We’ll credit the time without service automatically.",
        bodyEs:
          "El internet y la TV vuelven a funcionar en South Fields. Le acreditaremos automáticamente el tiempo sin servicio.",
      },
    ],
  },
  {
    id: "OUT-48125",
    areas: ["lighthouse-point"],
    services: ["INTERNET", "VOICE"],
    severity: "MINOR",
    announced: -3 * HOUR,
    starts: 35 * HOUR,
    ends: 36 * HOUR,
    updates: [
      {
        at: -3 * HOUR,
        step: "ANNOUNCED",
        estimate: 36 * HOUR,
        bodyEn: "We’re replacing equipment in Lighthouse Point. Internet and voice will be out for up to one hour.",
        bodyEs:
          "Vamos a cambiar equipos en Lighthouse Point. El internet y la voz no funcionarán durante un máximo de una hora.",
      },
      {
        at: 36 * HOUR,
        step: "RESOLVED",
        bodyEn: "The work in Lighthouse Point is done. Internet and voice work again.",
        bodyEs: "Terminaron los trabajos en Lighthouse Point. El internet y la voz vuelven a funcionar.",
      },
    ],
  },
  {
    id: "OUT-48131",
    areas: ["orchard-heights"],
    services: ["VIDEO"],
    severity: "MINOR",
    announced: 20,
    starts: 20,
    ends: 80,
    updates: [
      {
        at: 20,
        step: "INVESTIGATING",
        bodyEn: "Some TV channels are missing in Orchard Heights. We’re finding out why.",
        bodyEs: "Faltan algunos canales de TV en Orchard Heights. Estamos averiguando la causa.",
      },
      {
        at: 80,
        step: "RESOLVED",
        bodyEn: "All TV channels are back in Orchard Heights.",
        bodyEs: "Volvieron todos los canales de TV en Orchard Heights.",
      },
    ],
  },
];

/**
 * Demo data: the areas; outages that start, change and end by the business clock; a notice; a callback that the call
 * desk is about to plan.
 */
export async function seedOutages(tx: Transaction, { clock, scenarios, people }: DemoContext): Promise<void> {
  const now = clock.now();
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  await tx.insert(serviceAreas).values(demoAreas);
  await tx.insert(outages).values(
    plan.map(({ id, services, severity, announced, starts, ends }) => ({
      id,
      services,
      severity,
      announcedAt: later(announced),
      startsAt: later(starts),
      endedAt: later(ends),
    })),
  );
  await tx
    .insert(outageAreas)
    .values(plan.flatMap(({ id: outageId, areas }) => areas.map((areaId) => ({ outageId, areaId }))));
  await tx.insert(outageUpdates).values(
    plan.flatMap(({ id: outageId, updates }) =>
      updates.map(({ at, estimate, ...update }) => ({
        outageId,
        at: later(at),
        estimatedResolution: estimate === undefined ? null : later(estimate),
        ...update,
      })),
    ),
  );
  await tx.insert(serviceNotices).values({
    id: "NTC-2207",
    areaId: "lighthouse-point",
    severity: "INFORMATION",
    bodyEn: "Our store in Lighthouse Point is closed until Monday. Pay bills here, or at the store in Harbor.",
    bodyEs: "Nuestra tienda de Lighthouse Point está cerrada hasta el lunes. Pague aquí o en la tienda de Harbor.",
    startsAt: later(-HOUR),
    endsAt: later(5 * 24 * HOUR),
  });
  const lena = people.find(({ username }) => username === "lena");
  const [window] = callWindows(now, clock.timeZone);
  if (!lena || lena.accountId === null || !window || !scenarios.some(({ accountId }) => accountId === lena.accountId))
    return;
  await tx.insert(callbacks).values({
    id: "5f0c2a52-6f1d-4f5e-9a5e-2b1d7c9e4801",
    accountId: lena.accountId,
    outageId: "OUT-48120",
    requestedBy: lena.userId,
    phone: "6175550148",
    state: "REQUESTED",
    ...window,
    requestedAt: later(-1),
  });
}
