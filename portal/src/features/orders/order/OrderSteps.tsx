import { useCopy } from "@portico/content-runtime/react";
import { Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { CheckIcon, ClockIcon } from "@portico/design-system/icons";
import { VisuallyHidden } from "@portico/design-system/hidden";
import type { Order } from "../model/orders.api.ts";
import { useOrderCopy } from "../model/orderCopy.ts";

type StepState = "done" | "current" | "upcoming";

/** What happens when: each step of an order with its day, up to the first bill that has it. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useCopy();
  const words = useOrderCopy(order.timeZone);
  const { state, visit, effectiveOn, bill } = order;
  const isActive = state === "ACTIVE";
  const steps: { id: string; label: string; state: StepState }[] = [
    {
      id: "placed",
      label: t("orders.order.step.placed", { by: order.placedBy, at: words.moment(order.placedAt) }),
      state: "done",
    },
    {
      id: "cancel",
      label: t("orders.order.step.cancel", { until: words.moment(order.cancellableUntil) }),
      state: state === "PLACED" ? "current" : "done",
    },
    ...(visit
      ? [
          {
            id: "visit",
            label: t("orders.order.step.visit", { when: words.window(visit) }),
            state: isActive ? ("done" as const) : ("upcoming" as const),
          },
        ]
      : []),
    {
      id: "start",
      label: t("orders.order.step.start", { product: words.product(order), date: effectiveOn }),
      state: isActive ? "done" : state === "CONFIRMED" ? "current" : "upcoming",
    },
    { id: "bill", label: t("orders.order.step.bill", { date: bill.statementDate }), state: "upcoming" },
  ];
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t("orders.order.steps")}</Heading>
      <Stack as="ol" gap="small">
        {steps.map((step) => (
          <li key={step.id}>
            <Inline gap="small" align="start" wrap={false}>
              {step.state === "done" ? <CheckIcon size={20} /> : <ClockIcon size={20} />}
              <Text as="span" weight={step.state === "current" ? "strong" : undefined}>
                {step.label}
                <VisuallyHidden> ({t("orders.order.stepState", { state: step.state })})</VisuallyHidden>
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
      <Text>
        {t("orders.review.bill", { date: bill.statementDate })}: <Money cents={bill.after} />
      </Text>
    </Stack>
  );
}
