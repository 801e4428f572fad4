import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import type { ReactNode } from "react";
import { serviceFacts, type ShownService } from "./serviceFacts.ts";
import { ServiceIcon } from "./ServiceIcon.tsx";

export type ServiceCardProps = { service: ShownService; level: 2 | 3; aside?: ReactNode; children?: ReactNode };

/** One service with its facts; used by the summary and by the list. */
export function ServiceCard({ service, level, aside, children }: ServiceCardProps) {
  const t = useCopy();
  const id = `service-${service.id}`;
  return (
    <Card labelledBy={id}>
      <Inline gap="medium" align="start" wrap={false}>
        <ServiceIcon service={service} />
        <Stack gap="xsmall">
          <Heading level={level} size={3} id={id}>
            {t("services.name", { key: service.key })}
          </Heading>
          {serviceFacts(t, service).map((fact) => (
            <Text key={fact} size="small">
              {fact}
            </Text>
          ))}
          {aside}
          {children}
        </Stack>
      </Inline>
    </Card>
  );
}
